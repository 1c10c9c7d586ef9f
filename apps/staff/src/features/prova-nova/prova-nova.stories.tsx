import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { PROFESSOR, staff } from '../../testing/people.ts';
import { AVISOS, buildRascunho, DOCUMENTO, item, RASCUNHO_ID, rascunhos } from '../../testing/rascunhos.ts';
import { story } from '../../testing/story.ts';

export default { title: 'staff/prova-nova' } satisfies Meta;

const LIST = '/provas/rascunhos';
const PATH = `/provas/rascunhos/${RASCUNHO_ID}`;
const at = (etapa: string) => `${PATH}?etapa=${etapa}`;
const dias = DOCUMENTO.dias.map((dia) => ({
  ...dia,
  itens: [item(601, 1, 1), item(701, 1, 2), item(602, 2, 1), item(409, 3), item(410, 4), item(412, 5), item(207, 6)],
}));
type Play = { canvasElement: HTMLElement };

export const Drafts = story(LIST, { shows: 'Avaliação bimestral de Matemática' });
export const NoDraft = story(LIST, {
  shows: 'Nenhuma prova em preparo. Comece uma: o rascunho fica salvo a cada passo.',
  arrange: (server) => server.respond('listRascunhosAvaliacao', []),
});
/** On a phone the steps of a draft with what each lacks, on a wide screen its next step. */
export const Steps = story(PATH, {
  shows: 'Turmas e horários',
  arrange: rascunhos(buildRascunho({ dias, solicitar_idioma: true })),
});
export const What = story('/provas/nova', { shows: 'Nome da prova', arrange: rascunhos() });
export const Days = story(at('dias'), { shows: 'Acrescentar dia', arrange: rascunhos() });
export const Questions = story(at('questoes'), {
  shows: 'Falta o par em espanhol',
  arrange: rascunhos(buildRascunho({ dias, solicitar_idioma: true })),
});
export const NoQuestions = story(at('questoes'), {
  shows: 'Trazer questões',
  arrange: rascunhos(buildRascunho({ dias: DOCUMENTO.dias.map((dia) => ({ ...dia, itens: [] })) })),
});
export const Drawn = {
  ...story(at('questoes'), { shows: 'Propor questões', arrange: rascunhos() }),
  play: async ({ canvasElement }: Play) =>
    userEvent.click(await within(canvasElement).findByRole('radio', { name: 'Por filtro' })),
};
export const Classes = story(at('turmas'), { shows: 'Semana das turmas', arrange: rascunhos() });
export const Stopped = story(at('conferir'), {
  shows: 'Impede a publicação',
  arrange: rascunhos(buildRascunho({ dias, solicitar_idioma: true }), AVISOS),
});
export const Checked = story(at('conferir'), { shows: 'Nada impede a publicação.', arrange: rascunhos() });
export const Publish = story(at('publicar'), {
  shows: 'O que vai ser publicado',
  arrange: rascunhos(undefined, AVISOS),
});
export const NotMine = story(at('publicar'), {
  person: PROFESSOR,
  shows:
    'Você pode montar esta prova, e quem a publica é a coordenação ou a direção. O rascunho está salvo: avise quem publica.',
  arrange: rascunhos(buildRascunho({}, { publicavel_por_mim: false })),
});
export const Published = story(PATH, {
  shows: 'Este rascunho já virou prova. Para mudar turmas e horários, abra a prova.',
  arrange: rascunhos(buildRascunho({}, { editavel: false, avaliacao_conhecimento_id: 62 })),
});
export const ReadOnly = story(PATH, {
  person: staff('supervisor'),
  shows: 'Você pode ler este rascunho. Quem muda é quem o fez e a coordenação.',
  arrange: rascunhos(buildRascunho({}, { editavel: false, publicavel_por_mim: false })),
});
