import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Toggletip } from '../../overlays/toggletip/toggletip.tsx';
import { IndexGauge, type IndexGaugeProps } from './index-gauge.tsx';

export default {
  title: 'Learning/IndexGauge',
  component: IndexGauge,
  parameters: guide({
    use: 'O índice de aproveitamento de uma matéria.',
    do: ['Explique o índice com um Toggletip'],
    dont: ['A nota TRI: use TriGauge'],
    words: 'índice aproveitamento medidor gauge',
    design: 'MedidorTRI',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

const shared = { label: 'índice de aproveitamento', noData: 'Sem dados ainda' };
const high = { faixa: 'alta', label: 'Nível alto' } as const;
const medium = { faixa: 'media', label: 'Nível médio' } as const;
const low = { faixa: 'baixa', label: 'Nível baixo' } as const;
const cases: readonly (readonly [string, Pick<IndexGaugeProps, 'subject' | 'index' | 'band' | 'limits' | 'action'>])[] =
  [
    ['alto', { subject: 'Matemática', index: 0.84, band: high }],
    ['médio', { subject: 'Biologia', index: 0.7, band: medium }],
    ['baixo, nome longo', { subject: 'Língua Estrangeira Moderna: Espanhol', index: 0.416, band: low }],
    ['com os limites dos níveis', { subject: 'História', index: 0.62, band: low, limits: [0.7, 0.8] }],
    ['0', { subject: 'Física', index: 0, band: low }],
    [
      '100%, com ajuda',
      {
        subject: 'Química',
        index: 1,
        band: high,
        action: (
          <Toggletip label="O que é o índice?" iconOnly>
            Acertos sobre o total de questões do ciclo.
          </Toggletip>
        ),
      },
    ],
    ['sem dados', { subject: 'Sociologia', index: null }],
  ];

export const Default: StoryObj<typeof IndexGauge> = {
  args: { ...shared, subject: 'Matemática', index: 0.84, band: high },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      {cases.map(([name, props]) => (
        <State key={name} name={name}>
          <IndexGauge {...shared} {...props} />
        </State>
      ))}
    </Sheet>
  ),
};
