package sortis.entry;

import sortis.value.AgentName;

/// An entry about one agent.
public interface NamesAgent {
    AgentName agent();
}
