import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { GESTAO_VIDA } from '../../../testing/people.ts';
import { story } from '../../../testing/story.ts';

export default { title: 'staff/questoes-partes' } satisfies Meta;

const person = GESTAO_VIDA;
type Play = { canvasElement: HTMLElement };

export const TextosBase = story('/questoes/textos_base', { person, shows: 'Boletim do bairro, 2025.' });
export const TextoBase = {
  ...story('/questoes/textos_base', { person, shows: 'Editar texto-base' }),
  play: async ({ canvasElement }: Play) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name: 'Editar Reservatórios' })),
};
export const Materias = story('/questoes/materias', { person, shows: 'Ciências da Natureza' });
export const Objetos = story('/questoes/objetos', { person, shows: 'Frações' });
export const Habilidades = story('/questoes/habilidades', { person, shows: 'MT-H12' });
export const Etiquetas = story('/questoes/etiquetas', { person, shows: 'água' });
export const NoPassage = story('/questoes/textos_base', {
  person,
  shows: 'Nenhum texto-base ainda',
  arrange: (server) => server.respond('listTextosBase', []),
});
export const Failed = story('/questoes/etiquetas', {
  person,
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('listEtiquetas', 500),
});
