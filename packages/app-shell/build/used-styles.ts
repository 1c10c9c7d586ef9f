/** The rules of style sheets that some markup needs, so that they can stand in the page with it. */

type Rule = { readonly head: string; readonly body: string };

/** The rules of minified CSS at its outermost level. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let [start, depth, open] = [0, 0, 0];
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === '{') {
      depth += 1;
      if (depth === 1) open = at;
    } else if (sign === '}') {
      depth -= 1;
      if (depth > 0) continue;
      rules.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, at) });
      start = at + 1;
    } else if (sign === ';' && depth === 0) start = at + 1;
  }
  return rules;
}

const classesOf = (selector: string) => [...selector.matchAll(/\.([a-z_][\w-]*)/giu)].map(([, name = '']) => name);

function usedIn(css: string, names: ReadonlySet<string>): string {
  return rulesOf(css)
    .map(({ head, body }) => {
      if (/^@(?:media|supports|container|layer)/u.test(head)) {
        const inner = usedIn(body, names);
        return inner === '' ? '' : `${head}{${inner}}`;
      }
      if (head.startsWith('@')) return '';
      const fits = head.split(',').some((one) => {
        const classes = classesOf(one);
        return classes.length > 0 && classes.every((name) => names.has(name));
      });
      return fits ? `${head}{${body}}` : '';
    })
    .join('');
}

/** The rules of `css` whose classes all stand in `html`, and the motions that they name. */
export function usedStyles(css: string, html: string): string {
  const names = new Set([...html.matchAll(/class="([^"]+)"/gu)].flatMap(([, list = '']) => list.split(/\s+/u)));
  const used = usedIn(css, names);
  const motions = rulesOf(css).filter(({ head }) => {
    const [kind, name = ''] = head.split(/\s+/u);
    return kind === '@keyframes' && new RegExp(String.raw`(?<![\w-])${name}(?![\w-])`, 'u').test(used);
  });
  return used + motions.map(({ head, body }) => `${head}{${body}}`).join('');
}
