/** The commands of a document, as somebody would copy them. It reads text only. */

export interface Block {
  /** The word after `sh` in the line that opens the block. */
  readonly label: string;
  readonly commands: string;
}

/** The `sh` blocks of the section with this heading, in their order. @throws when there is no such section */
export function blocksOf(document: string, heading: string): Block[] {
  const start = document.indexOf(`\n## ${heading}\n`);
  if (start === -1) throw new Error(`no section is named "${heading}"`);
  const end = document.indexOf('\n## ', start + 1);
  const section = document.slice(start, end === -1 ? undefined : end);
  return [...section.matchAll(/^```sh(?: (\S+))?\n([^]*?)^```$/gm)].map(([, label = '', commands = '']) => ({
    label,
    commands,
  }));
}

/** What is proved of the small school, in this order. */
export const PROVED = ['install', 'start', 'backup', 'restore', 'recover', 'upgrade'] as const;
export type Proved = (typeof PROVED)[number];

/** The commands of each block. @throws when the document has others, or in another order */
export function provedBlocks(document: string): Record<Proved, string> {
  const blocks = blocksOf(document, 'A small school');
  const labels = blocks.map(({ label }) => label);
  if (labels.join(' ') !== PROVED.join(' '))
    throw new Error(
      `the small school of docs/deploy.md has the blocks "${labels.join(' ')}", and "${PROVED.join(' ')}" are proved`,
    );
  const commandsOf = (wanted: Proved) => blocks.find(({ label }) => label === wanted)?.commands ?? '';
  return {
    install: commandsOf('install'),
    start: commandsOf('start'),
    backup: commandsOf('backup'),
    restore: commandsOf('restore'),
    recover: commandsOf('recover'),
    upgrade: commandsOf('upgrade'),
  };
}
