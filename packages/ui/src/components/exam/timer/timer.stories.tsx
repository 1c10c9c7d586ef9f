import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { guide } from '../../../../storybook/guide.ts';
import { Inline } from '../../foundations/layout/layout.tsx';
import { Timer } from './timer.tsx';

const meta = {
  title: 'Exam/Timer',
  component: Timer,
  parameters: guide({
    use: 'Mostrar o tempo que resta.',
    do: ['Mostre o tempo no alto, sempre no mesmo lugar'],
    dont: ['Piscar ou ficar vermelho a prova inteira', 'Usar a hora do aparelho: vale a do servidor'],
    words: 'cronômetro relógio contagem regressiva prazo clock countdown tempo da prova',
    design: 'Cronometro',
    keyboard: 'none: only text',
  }),
} satisfies Meta<typeof Timer>;
export default meta;

const moments = [93_600, 7500, 899, 581, 0] as const;

export const Default: StoryObj<typeof Timer> = {
  args: { label: 'Tempo restante', seconds: 5400, version: 1 },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      {([1, 2] as const).map((version) => (
        <Inline key={version} gap="e12" wrap>
          {moments.map((seconds) => (
            <Timer key={seconds} label={`Versão ${version}`} seconds={seconds} version={version} />
          ))}
        </Inline>
      ))}
      <Timer label="Tempo restante" seconds={4740} version={2} gain="+7 min" />
      <Timer label="Tempo restante" seconds={4740} version={1} gain="+7 min" />
      <Timer label="Começa em" seconds={581} version={2} size="lg" />
      <Timer label="Tempo restante" seconds={19_800} version={2} size="lg" />
    </Sheet>
  ),
};
