// The report of a package's public API as Markdown: one section per entry, names in order of the alphabet.
// @ts-check

/** @param {string} name */
const header = (name) => [
  `# Public API of ${name}`,
  '',
  `Generated from the types and docstrings of the source by \`${name === '@luneta/ui' ? 'pnpm generate' : 'pnpm api:packages'}\`; do not edit. A change here is a change for`,
  'whoever uses the package: a reviewer reads it before the code.',
];

/** @param {import('./read.mjs').Entry[]} entries */
export function renderReport(entries) {
  return [...header(entries[0]?.name ?? ''), ...entries.flatMap(section)].join('\n') + '\n';
}

/** @param {import('./read.mjs').Entry} entry */
function section({ name, exports }) {
  const of = (/** @type {string} */ kind) => exports.filter((one) => one.kind === kind);
  const foreign = of('foreign').map((one) => `\`${one.name}\``);
  return [
    '',
    `## \`${name}\``,
    ...group('Components', of('component').flatMap(component)),
    ...group('Functions', of('function').flatMap(plain)),
    ...group('Values', of('value').flatMap(plain)),
    ...group('Types', ownTypes(of('type'), of('component')).flatMap(plain)),
    ...group('Passed on from other packages', foreign.length > 0 ? ['', foreign.join(', ')] : []),
  ];
}

/** @param {string} title @param {string[]} lines */
const group = (title, lines) => (lines.length > 0 ? ['', `### ${title}`, ...lines] : []);

/**
 * The props of a component stand with it.
 * @param {import('./read.mjs').Export[]} types
 * @param {import('./read.mjs').Export[]} components
 */
function ownTypes(types, components) {
  const shown = new Set(components.map(({ name }) => `${name}Props`));
  return types.filter(({ name }) => !shown.has(name));
}

/** @param {import('./read.mjs').Export} one */
function component({ name, doc, text, props }) {
  if (!props) return [];
  const { shared, variants } = props;
  const lines = shared.flatMap(member);
  const ors = variants.map((own) => `{ ${own.map(inline).join('; ')} }`);
  return [
    '',
    `#### ${name}`,
    '',
    doc,
    '',
    '```ts',
    ...(lines.length > 0 ? [`${name}({`, ...lines] : [`${name}({`]),
    ...(ors.length > 0 ? ['} & (', ...ors.map((or) => `  | ${or}`), `)): ${text}`] : [`}): ${text}`]),
    '```',
  ];
}

/** @param {import('./read.mjs').Prop} prop */
const member = (prop) => [`  /** ${prop.doc.replaceAll('\n', ' ')} */`, `  ${inline(prop)};`];

/** @param {import('./read.mjs').Prop} prop */
const inline = ({ name, optional, type }) => `${name}${optional ? '?' : ''}: ${type}`;

/** @param {import('./read.mjs').Export} one */
const plain = ({ name, doc, text }) => ['', `#### ${name}`, ...(doc ? ['', doc] : []), '', '```ts', text, '```'];
