/** The pages that are measured on one server, and who looks at them. */
import { DIA, enterExam } from '../answers/students.ts';
import { signIn, type Kept } from './browser.ts';

export type Place = {
  readonly name: string;
  readonly url: string;
  /** What a person can use is there. */
  readonly usable: string;
  readonly kept?: Kept;
};

const LOGIN = 'bia';
const SENHA = 'luneta123';

type Resumo = { materias: { itens: { banco_questao_id: number }[] }[] };

/** Opens the running exam of the demo and signs in. `api`: address of the server; the app of version 2 is two ports on. */
export async function placesOf(api: string): Promise<Place[]> {
  const app = new URL(api);
  app.port = String(Number(app.port) + 2);
  const base = app.origin;
  const { authorization, turma_avaliacao_id } = await enterExam(api, LOGIN);
  const answer = await fetch(`${api}/api/v2/central_avaliacoes/${turma_avaliacao_id}/${DIA}/resumo`, {
    headers: { authorization },
  });
  const { materias }: Resumo = JSON.parse(await answer.text());
  const item = materias[0]?.itens[0]?.banco_questao_id;
  if (item === undefined) throw new Error('the exam of the demo has no question');
  const kept = await signIn(base, LOGIN, SENHA);
  return [
    { name: 'login', url: `${base}/`, usable: 'input[name="password"]' },
    { name: 'home', url: `${base}/home`, usable: '#app h1', kept },
    { name: 'results', url: `${base}/resultados`, usable: '#app h1', kept },
    {
      name: 'question',
      url: `${base}/avaliacoes/${turma_avaliacao_id}/${DIA}/questoes/${item}`,
      usable: 'input[type="radio"], [role="radio"]',
      kept,
    },
  ];
}
