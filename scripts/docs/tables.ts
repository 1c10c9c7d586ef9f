/** The tables of READMEs that follow from other files. Each renders text from text; nothing here reads or writes. */

const HEADING = /^## ([A-Z]{3}): (.+?) \((`.+`)\)$/gmu;
const RULE = /^- \*\*\[([A-Z]{3})-\d+\]\*\*/gmu;

/** The families of rules, from the headings of SPEC.md, by their id. */
export function ruleFamilies(spec: string): string {
  const rules = [...spec.matchAll(RULE)].map(([, id]) => id);
  const rows = [...spec.matchAll(HEADING)].map(([, id = '', title = '', files = '']) => {
    const count = rules.filter((family) => family === id).length;
    return `| ${id} | ${title} | ${files.replaceAll('.ts`', '`')} | ${count} |`;
  });
  return ['| family | about | files | rules |', '|---|---|---|---|', ...rows.toSorted()].join('\n');
}

/** Rule files that no heading of SPEC.md names. */
export const filesWithoutFamily = (spec: string, files: readonly string[]): string[] => {
  const named = [...spec.matchAll(HEADING)].map(([, , , cell = '']) => cell).join(' ');
  return files.filter((file) => !named.includes(`\`${file}\``));
};

/** First sentence of a file's header comment. */
function headerOf(source: string): string {
  const [, comment = ''] = /^\/\*\*([\s\S]*?)\*\//u.exec(source) ?? [];
  const text = comment
    .replaceAll(/^\s*\* ?/gmu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return /^.*?\.(?= |$)/u.exec(text)?.[0] ?? text;
}

/** Values a file exports, in their order; types are left out. */
function exportsOf(source: string): string[] {
  const found = source.matchAll(/^export (?:const|function|async function) (\w+)|^export \* from '\.\/(.+)\.ts'/gmu);
  return [...found].map(([, name, file]) => (name ? `\`${name}\`` : `everything of \`/${file}\``));
}

/** The entries of the client: one row for each tag file. */
export function clientTags(files: Readonly<Record<string, string>>): string {
  const rows = Object.entries(files)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, source]) => `| \`/${name}\` | ${headerOf(source)} | ${exportsOf(source).join(', ')} |`);
  return ['| entry | about | exports |', '|---|---|---|', ...rows].join('\n');
}

/** What a row of the settings says. */
export interface SettingRow {
  readonly name: string;
  readonly type: string;
  readonly default?: string;
  readonly unit?: string;
  readonly what: string;
  readonly readBy: string;
}

/** The settings of the server, in the order in which they are declared. */
export function settingsTable(settings: readonly SettingRow[]): string {
  const rows = settings.map((one) => {
    const cells = [`\`${one.name}\``, one.type, one.default ?? '', one.unit ?? '', one.what, one.readBy];
    return `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`;
  });
  return ['| variable | type | default | unit | what for | read by |', '|---|---|---|---|---|---|', ...rows].join('\n');
}

/** The decisions by number, from the first line of each file. @throws when a first line is not `# 0000 Title` */
export function decisions(files: Readonly<Record<string, string>>): string {
  const rows = Object.entries(files)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, source]) => {
      const [, number, title] = /^# (\d{4})[.:]? (.+)$/mu.exec(source) ?? [];
      if (number === undefined || !name.startsWith(number))
        throw new Error(`${name}: begin with "# ${name.slice(0, 4)} Title"`);
      return `| [${number}](${name}) | ${title} |`;
    });
  return ['| no. | decision |', '|---|---|', ...rows].join('\n');
}

/**
 * A document with `table` between the markers of that name.
 * @throws when the markers are not there.
 */
export function withTable(document: string, name: string, table: string): string {
  const start = `<!-- generated: ${name}; change the source and run \`pnpm generate\` -->`;
  const end = '<!-- end of generated -->';
  const from = document.indexOf(start);
  const to = document.indexOf(end, from);
  if (from === -1 || to === -1) throw new Error(`no place for the table ${name}: add "${start}" and "${end}"`);
  return `${document.slice(0, from + start.length)}\n\n${table}\n\n${document.slice(to)}`;
}
