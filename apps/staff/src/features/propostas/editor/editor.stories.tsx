import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { GESTAO_VIDA, PROFESSOR, staff } from '../../../testing/people.ts';
import { umaProposta } from '../../../testing/propostas.ts';
import { story } from '../../../testing/story.ts';

export default { title: 'staff/proposta-editor' } satisfies Meta;

const NOVA = '/redacoes/propostas/nova';
const PATH = '/redacoes/propostas/12';
const person = GESTAO_VIDA;
type Play = { canvasElement: HTMLElement };

export const New = story(NOVA, { person, shows: 'Acrescentar texto' });
export const Invalid = {
  ...story(NOVA, { person, shows: 'Confira estes campos' }),
  play: async ({ canvasElement }: Play) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name: 'Marcar como pronta' })),
};
export const Draft = story(PATH, {
  person,
  shows: 'Marcar como pronta',
  arrange: umaProposta({ situacao: 'rascunho' }),
});
export const Used = story(PATH, {
  person,
  shows: 'Esta proposta já foi usada em 1 prova. Salvar cria a revisão 2; as provas continuam com a revisão 1.',
  arrange: umaProposta({
    usada: true,
    provas: [
      {
        avaliacao_conhecimento_id: 31,
        descricao: '2ª Avaliação',
        dia_prova: 1,
        revisao: 1,
        data_aplicacao: '2026-11-10T13:00:00Z',
      },
    ],
  }),
});
export const Printed = {
  ...story(PATH, { person, shows: 'Folha de redação', arrange: umaProposta() }),
  play: async ({ canvasElement }: Play) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name: 'Imprimir' })),
};
export const Archived = story(PATH, {
  person,
  shows: 'Esta proposta está arquivada: não aparece em novas provas. Desarquive para editar.',
  arrange: umaProposta({ situacao: 'arquivada' }),
});
export const Older = story(PATH, {
  person,
  shows: 'Há uma revisão mais nova desta proposta.',
  arrange: umaProposta({ substituida_por: 19, editavel: false }),
});
export const ReadOnly = story(PATH, {
  person: staff('diretor'),
  shows:
    'Você pode ler esta proposta. Quem a altera é quem a escreveu, a coordenação e a gestão de vida. Para usar como base, faça uma cópia.',
  arrange: umaProposta({ editavel: false }),
});
export const Sealed = story(PATH, {
  person: PROFESSOR,
  shows: 'Proposta lacrada',
  arrange: (server) =>
    server.fail('getProposta', 403, { codigo: 'lacrada', message: 'Esta proposta está em uma prova que não começou.' }),
});
export const Loading = story(PATH, {
  person,
  shows: 'Carregando a proposta',
  arrange: (server) => server.hold('getProposta'),
});
export const NotFound = story(PATH, {
  person,
  shows: 'Não encontramos esta proposta de redação.',
  arrange: (server) => server.fail('getProposta', 404, { message: 'Não encontramos esta proposta de redação.' }),
});
export const Failed = story(PATH, {
  person,
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('getProposta', 500),
});
export const Offline = story(PATH, {
  person,
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
