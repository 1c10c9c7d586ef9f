/** Code of our documents, so that what a reader copies is what the proof runs. */

/** The code block with this title: ```` ```tsx src/main.tsx ````. @throws when the document has none. */
export function codeOf(document: string, title: string): string {
  for (const [, info = '', code = ''] of document.matchAll(/^```([^\n]+)\n([^]*?)^```$/gm))
    if (info.split(' ').slice(1).join(' ') === title) return code;
  throw new Error(`No code block is titled "${title}".`);
}
