import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import picture from '../../../art/cena-500.svg?no-inline';
import { VideoFacade } from './video-facade.tsx';

export default {
  title: 'Study/VideoFacade',
  component: VideoFacade,
  parameters: guide({
    use: 'Um vídeo que só chama o site de fora quando a pessoa toca.',
    do: ['Dê o título do vídeo à capa'],
    dont: ['Um conteúdo que não é vídeo: use MediaCard'],
    words: 'vídeo youtube player video assistir tocar',
    design: 'TocadorVideo',
    keyboard: 'story',
  }),
} satisfies Meta;

const shared = {
  video: { provider: 'youtube', id: 'exemplo' },
  title: 'Função afim em 5 minutos',
  href: '#video',
  hrefLabel: 'Abrir no YouTube',
  blockedText: 'Este vídeo não abre aqui.',
} as const;

export const Default: StoryObj<typeof VideoFacade> = {
  args: { ...shared },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <VideoFacade {...shared} />
      <State name="com imagem e título longo">
        <VideoFacade
          {...shared}
          poster={picture}
          title="Interpretação de gráficos de funções polinomiais do primeiro grau em situações do cotidiano"
        />
      </State>
      <State name="bloqueado">
        <VideoFacade {...shared} blocked />
      </State>
    </Sheet>
  ),
};

/** One button until it plays. */
export const Keyboard: StoryObj = {
  render: () => <VideoFacade {...shared} blocked={false} />,
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Assistir: Função afim em 5 minutos' })).toHaveFocus();
  },
};
