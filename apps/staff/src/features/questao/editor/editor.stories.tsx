import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { GESTAO_VIDA, PROFESSOR, staff } from '../../../testing/people.ts';
import { umaQuestao } from '../../../testing/questoes.ts';
import { story } from '../../../testing/story.ts';

export default { title: 'staff/questao-editor' } satisfies Meta;

const NOVA = '/questoes/nova';
const PATH = '/questoes/620';
const person = GESTAO_VIDA;
const MATH =
  '<p>Um projétil segue a trajetória <math data-tex="h(t)%3D-5t%5E2%2B20t"><mrow><mi>h</mi><mo>(</mo><mi>t</mi><mo>)</mo><mo>=</mo><mo>−</mo><mn>5</mn><msup><mi>t</mi><mn>2</mn></msup><mo>+</mo><mn>20</mn><mi>t</mi></mrow></math>. Em que instante atinge a altura máxima?</p>';
type Play = { canvasElement: HTMLElement };

export const New = story(NOVA, { person, shows: 'Adicionar alternativa' });
export const Invalid = {
  ...story(NOVA, { person, shows: 'Confira estes campos' }),
  play: async ({ canvasElement }: Play) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name: 'Aprovar' })),
};
export const Draft = story(PATH, { person, shows: 'Adicionar alternativa', arrange: umaQuestao({ enunciado: MATH }) });
export const Used = story(PATH, {
  person,
  shows: 'Esta questão já foi usada em 2 provas. Salvar cria a revisão 3; as provas continuam com a revisão 2.',
  arrange: umaQuestao({
    situacao: 'aprovada',
    revisao: 2,
    usada: true,
    usos: { provas: 2, fases: 0, boss: 0 },
    tri: { a: 1.31, b: -0.4, c: 0.18, origem: 'INEP' },
    texto_base: {
      texto_base_id: 4,
      titulo: 'Reservatórios',
      conteudo: '<p>O reservatório do bairro foi medido em março.</p>',
      fonte: 'Boletim do bairro, 2025.',
    },
  }),
});
export const Written = story(PATH, {
  person,
  shows: 'Orientações de correção',
  arrange: umaQuestao({ tipo: 'discursiva', alternativas: [], gabarito: null, pontuacao: 2.5 }),
});
export const Sealed = story(PATH, {
  person: PROFESSOR,
  shows:
    'Lacrada até a liberação: está em uma prova que ainda não foi liberada. Gabarito, comentário e alternativas aparecem depois.',
  arrange: umaQuestao({ lacrada: true, editavel: false, alternativas: [], gabarito: null, comentario: '' }),
});
export const Archived = story(PATH, {
  person,
  shows: 'Esta questão está arquivada: não aparece em novas provas. Desarquive para editar.',
  arrange: umaQuestao({ situacao: 'arquivada' }),
});
export const Older = story(PATH, {
  person,
  shows: 'Há uma revisão mais nova desta questão.',
  arrange: umaQuestao({ substituida_por: 655, editavel: false }),
});
export const ReadOnly = story(PATH, {
  person: staff('diretor'),
  shows: 'Você pode ler esta questão. Quem a altera é quem a escreveu, a coordenação e a gestão de vida.',
  arrange: umaQuestao({ situacao: 'aprovada', editavel: false, aprovavel: false }),
});
export const History = {
  ...story(PATH, { person, shows: 'Onde é usada', arrange: umaQuestao() }),
  play: async ({ canvasElement }: Play) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name: 'Histórico e usos' })),
};
export const Loading = story(PATH, {
  person,
  shows: 'Carregando a questão',
  arrange: (server) => server.hold('getQuestaoGestao'),
});
export const NotFound = story(PATH, {
  person,
  shows: 'Não encontramos esta questão.',
  arrange: (server) => server.fail('getQuestaoGestao', 404, { message: 'Não encontramos esta questão.' }),
});
export const Failed = story(PATH, {
  person,
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('getQuestaoGestao', 500),
});
export const Offline = story(PATH, {
  person,
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
