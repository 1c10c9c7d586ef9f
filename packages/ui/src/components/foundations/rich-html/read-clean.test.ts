import { expect, it } from 'vitest';
import { sanitise } from './purify.ts';
import { readClean } from './read-clean.ts';

const shapeOf = (nodes: DocumentFragment | undefined) => {
  const box = document.createElement('div');
  if (nodes !== undefined) box.append(nodes);
  // Neighbouring texts are one.
  box.normalize();
  return box;
};

/** Whether it is read at once, and into the nodes that the sanitiser makes of it. */
const isReadAlike = (html: string) => {
  const read = readClean(html);
  return read !== undefined && shapeOf(read).isEqualNode(shapeOf(sanitise(html)));
};

it.each([
  ['text alone', 'Quanto é 2 + 2?'],
  ['letters that HTML writes as names', '<p>3 &lt; 4 &amp;&nbsp;5 &gt; 4</p>'],
  ['marks in a line', '<p>H<sub>2</sub>O, <strong>muito <em>clara</em></strong><br>e fria</p>'],
  ['lists', '<ul>\n<li>um</li>\n<li><p>dois</p><ol start="3"><li>três</li></ol></li></ul>'],
  [
    'a table without a body',
    '<table>\n<tr><th scope="col">a</th></tr>\n<tr><td colspan="2">1</td></tr></table><p>x</p>',
  ],
  [
    'a table with all its parts',
    '<table><caption>c</caption><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  ],
  ['rows before a body', '<table><tr><td>1</td></tr><tbody><tr><td>2</td></tr></tbody></table>'],
  ['a picture', '<p>x <img src="/api/v2/midias/1/a.png?w=1&amp;h=2" alt="" height="20"></p>'],
  [
    'a formula',
    '<p><math display="inline" alttext="um meio"><mrow><mfrac><mn>1</mn><mn>2</mn></mfrac></mrow></math></p>',
  ],
  ['another language', '<blockquote lang="en"><p>She works</p></blockquote>'],
])('reads %s as the sanitiser does', (_name, html) => {
  expect(isReadAlike(html)).toBe(true);
});

it.each([
  ['a script', '<p>oi</p><script>1</script>'],
  ['an event', '<img src="https://x.invalid/a.png" alt="a" onerror="1">'],
  ['a style', '<p style="color:red">x</p>'],
  ['an address that is refused', '<img src="data:image/svg+xml,x" alt="a">'],
  ['an attribute of another tag', '<p src="https://x.invalid/a.png">x</p>'],
  ['the same attribute twice', '<p lang="en" lang="pt">x</p>'],
  ['a comment', '<p>x</p><!-- <b>y</b> -->'],
  ['a tag that does not end', '<p>x'],
  ['an end that nothing began', '<p>x</p></p>'],
  ['crossed marks', '<p><b>x<i>y</b>z</i></p>'],
  ['a block in a line', '<p><table><tr><td>x</td></tr></table></p>'],
  ['words between rows', '<table><tr><td>1</td></tr>x</table>'],
  ['a cell without its row', '<td>x</td>'],
  ['HTML in a formula', '<math><mtext><p>x</p></mtext></math>'],
  ['a formula that ends in HTML', '<math><annotation-xml encoding="text/html"><b>x</b></annotation-xml></math>'],
  ['capital letters', '<P>x</P>'],
  ['an attribute without quotes', '<p lang=en>x</p>'],
  ['a name that only browsers know', '<p>&copy; &constructor;</p>'],
  ['a tag that was cut', '<p>1 <2</p>'],
])('leaves to the sanitiser: %s', (_name, html) => {
  expect(readClean(html)).toBeUndefined();
});

/** The same numbers in every run. */
const numbers = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};
const TAGS =
  'p div span b em sub q pre h2 h3 blockquote ul ol li dl dt dd table caption thead tbody tfoot tr th td figure figcaption math mi mrow mtext mtable mtr mtd'.split(
    ' ',
  );
const WORDS = ['x', ' ', '\n', '&lt;b&gt;', '&nbsp;', '<br>', '<hr>', '<img src="/api/a.png" alt="a">'];

it('what it reads of any mixture is what the sanitiser makes of it', () => {
  const next = numbers(7);
  const oneOf = (list: readonly string[]) => list[Math.floor(next() * list.length)] ?? '';
  const tree = (depth: number): string =>
    Array.from({ length: 1 + Math.floor(next() * 2) }, () => {
      if (depth === 0 || next() < 0.2) return oneOf(WORDS);
      const tag = oneOf(TAGS);
      return `<${tag}>${tree(depth - 1)}</${tag}>`;
    }).join('');
  const read = Array.from({ length: 8000 }, () => tree(3)).filter((html) => readClean(html) !== undefined);
  expect(read.length).toBeGreaterThan(200);
  expect(read.filter((html) => !isReadAlike(html))).toEqual([]);
});
