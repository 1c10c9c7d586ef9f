import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Card } from '../../foundations/card/card.tsx';
import { Inline } from '../../foundations/layout/layout.tsx';
import { Toggletip } from '../../overlays/toggletip/toggletip.tsx';
import { TriGauge, type TriGaugeProps } from './tri-gauge.tsx';

const meta = {
  title: 'Results/TriGauge',
  component: TriGauge,
  parameters: guide({
    use: 'A nota TRI numa escala de 0 a 1000.',
    do: ['Mostre a margem de erro junto da nota'],
    dont: ['Uma nota de 0 a 10: use BigScore'],
    words: 'medidor ponteiro nota tri gauge meter enem pontuação velocímetro',
    design: 'MedidorTRI',
    keyboard: 'none: only text',
  }),
} satisfies Meta<typeof TriGauge>;
export default meta;

const shared = { label: 'nota TRI', estimate: 'estimativa' };

const first = { kind: 'first', value: 588.2, label: '1ª tentativa' } as const;
const ofClass = { kind: 'class', value: 540, label: 'Turma' } as const;
const cases: readonly (readonly [string, Partial<TriGaugeProps>])[] = [
  ['com erro', { ...shared, error: 32 }],
  ['sem erro', {}],
  ['0 e 1.000', { ...shared, value: 0, error: 40 }],
  ['máximo', { ...shared, value: 1000, error: 75 }],
  ['1ª tentativa e turma', { marks: [first, ofClass] }],
  ['marca no mesmo lugar', { marks: [{ ...ofClass, value: 642.8 }] }],
  [
    'turma e máximo',
    { ...shared, error: 32, marks: [ofClass, { kind: 'max', value: 871.3, label: 'Máximo desta prova' }] },
  ],
  ['com ajuda', { help: <Toggletip label="O que é a TRI?">Olha para quais questões você acertou.</Toggletip> }],
];

export const Default: StoryObj<typeof meta> = {
  args: { ...shared, value: 642.8, error: 32, marks: [{ kind: 'class', value: 540, label: 'Turma' }] },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      {cases.map(([name, props]) => (
        <State key={name} name={name}>
          <Card>
            <Inline justify="center">
              <TriGauge label="nota TRI" value={642.8} {...props} />
            </Inline>
          </Card>
        </State>
      ))}
      <State name="sem nota: nada">
        <TriGauge {...shared} value={null} />
      </State>
    </Sheet>
  ),
};
