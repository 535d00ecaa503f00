/// The words of an audit: what a finding is made of. What a rule says is data; sentences are made
/// elsewhere.
@NullMarked
package sortis.finding;

import org.jspecify.annotations.NullMarked;
