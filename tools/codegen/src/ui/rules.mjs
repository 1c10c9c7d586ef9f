// Documentation rules for every exported name. Each finding says where, what, and what to write.
// @ts-check

/** Props that give a control, a landmark or a picture its accessible name. */
const NAMING = /^(label|legend|caption|.+Label)$/;

/**
 * @param {import('./read.mjs').Entry[]} entries
 * @returns {string[]}
 */
export function complaintsAbout(entries) {
  const exported = entries.flatMap((entry) => entry.exports).filter(({ kind }) => kind !== 'foreign');
  const found = exported.flatMap((one) => [
    ...(one.doc || one.kind === 'type'
      ? []
      : [`${one.at} ${one.name} has no docstring: say in one line what it is for`]),
    ...propsOf(one).flatMap((prop) => [
      ...(prop.doc ? [] : [`${prop.at} ${one.name}.${prop.name} has no docstring: say in one line what it is for`]),
      ...(mayLoseName(prop)
        ? [
            `${prop.at} ${one.name}.${prop.name} is a name that may be left out: make it required, ` +
              'or say in a `@unnamed` tag what names it, or why it needs no name',
          ]
        : []),
    ]),
  ]);
  // Components share props, so each place to fix is reported once.
  const places = new Map(
    found.map((complaint) => [complaint.slice(0, complaint.indexOf(' ')) + rest(complaint), complaint]),
  );
  return [...places.values()].sort();
}

/** @param {string} complaint */
const rest = (complaint) => complaint.slice(complaint.indexOf('.', complaint.indexOf(' ')));

/** @param {import('./read.mjs').Export} one */
const propsOf = ({ props }) => (props ? [...props.shared, ...props.variants.flat()].filter(({ own }) => own) : []);

/** @param {import('./read.mjs').Prop} prop */
const mayLoseName = ({ name, type, optional, unnamed }) =>
  NAMING.test(name) && /\bstring\b/.test(type) && !unnamed && (optional || /\b(undefined|null)\b/.test(type));
