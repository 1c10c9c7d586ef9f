import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { ClosedRoadmapNotice } from './closed-roadmap-notice.tsx';

export default {
  title: 'Study/ClosedRoadmapNotice',
  component: ClosedRoadmapNotice,
  parameters: guide({
    use: 'Avisar que um roteiro terminou e nada mais conta.',
    do: ['Diga que dá para continuar treinando e que nada mais conta'],
    dont: ['Um roteiro que ainda está aberto: escreva o prazo'],
    words: 'encerrado roteiro aviso closed',
    design: 'AvisoRoteiroEncerrado',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof ClosedRoadmapNotice> = {
  args: {
    title: 'Interações desativadas',
    text: 'Roteiro encerrado em',
    date: { text: '28/11/2026', value: '2026-11-28' },
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <ClosedRoadmapNotice
        title="Interações desativadas"
        text="Roteiro encerrado em"
        date={{ text: '28/11/2026', value: '2026-11-28' }}
      />
    </Sheet>
  ),
};
