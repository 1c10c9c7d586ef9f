import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { MediaList, type MediaListItem } from './media-list.tsx';

export default {
  title: 'Study/MediaList',
  component: MediaList,
  parameters: guide({
    use: 'Os conteúdos sugeridos de uma fase.',
    do: ['Diga o tipo e a duração antes do toque'],
    dont: ['Começar um vídeo sozinho', 'Mais de um conteúdo aberto ao mesmo tempo'],
    words: 'mídias conteúdos lista sugestões media materiais assistir',
    design: 'ListaMidias',
    keyboard: 'story',
  }),
} satisfies Meta;

const some: readonly MediaListItem[] = [
  { id: 1, kind: 'video', kindLabel: 'Vídeo', title: 'Função afim em 5 minutos', onOpen: () => undefined },
  { id: 2, kind: 'podcast', kindLabel: 'Podcast', title: 'Matemática do táxi', href: '#2', seen: 'Visto' },
  { id: 3, kind: 'artigo', kindLabel: 'Artigo', title: 'O que é uma função?', href: '#3', opening: 'Abrindo…' },
  { id: 4, kind: 'jogo_educativo', kindLabel: 'Jogo educativo', title: 'Trilha das retas', href: '#4' },
  { id: 5, kind: 'mapa_mental', kindLabel: 'Mapa mental', title: 'Funções num mapa só', href: '#5' },
];
const fold = { after: 3, more: 'Mostrar mais', less: 'Mostrar menos' };

export const Default: StoryObj<typeof MediaList> = {
  args: { label: 'Outras sugestões', items: some, fold },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="mais sugestões do que cabem">
        <MediaList label="Outras sugestões" items={some} fold={fold} />
      </State>
      <State name="três: nada a mostrar">
        <MediaList label="Três sugestões" items={some.slice(0, 3)} fold={fold} />
      </State>
      <State name="grade, todas">
        <MediaList label="Mídias de apoio" items={some} variant="grid" />
      </State>
    </Sheet>
  ),
};

/** The control after the list opens and closes it and keeps the focus. */
export const Keyboard: StoryObj = {
  render: () => <MediaList label="Outras sugestões" items={some} fold={fold} />,
  play: async () => {
    screen.getByRole('button', { name: 'Mostrar mais' }).focus();
    await userEvent.keyboard('{Enter}');
    const less = screen.getByRole('button', { name: 'Mostrar menos' });
    await expect(less).toHaveFocus();
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(screen.getByRole('button', { name: 'Mostrar mais' })).toHaveAttribute('aria-expanded', 'false');
  },
};
