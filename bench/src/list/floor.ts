/**
 * The floor of a list: a page without a framework that holds the same rows as text, one page of them behind a link, and every
 * name in memory for a search.
 */
import { pageOf, serveTexts, type Served } from '../react-page.ts';
import { nameOf } from './students.ts';

const ROWS = 50;
const CELLS = ['3B', 'Manhã', 'Sede Centro', '123456', 'há 2 dias', 'Ativo'];

const rowOf = (name: string) =>
  `<tr><td>${[name, ...CELLS].join('</td><td>')}</td><td><button>Mais opções de ${name}</button></td></tr>`;

const names = (count: number) => Array.from({ length: count }, (_, at) => nameOf(at + 1));

const search = (count: number) => `<script>
const names = ${JSON.stringify(names(count))};
const body = document.querySelector('tbody');
document.querySelector('input').addEventListener('keydown', ({ key, target }) => {
  if (key !== 'Enter') return;
  const found = names.filter((name) => name.includes(target.value));
  body.innerHTML = found.map((name) => ${JSON.stringify(rowOf('?'))}.replaceAll('?', name)).join('');
});
</script>`;

/** Serves it on the loopback: the link stands on `/inicio`. */
export function serveListFloor(count: number): Promise<Served> {
  const rows = names(ROWS).map(rowOf).join('');
  const list = `<h1>Alunos</h1><label>Buscar aluno <input type="search"></label><table><tbody>${rows}</tbody></table>`;
  return serveTexts(
    new Map([
      ['/inicio', pageOf('', '<h1>Hoje</h1><a href="/alunos">Alunos</a>')],
      ['/alunos', pageOf('', list + search(count))],
    ]),
  );
}
