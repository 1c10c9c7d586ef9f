import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { JobProgress } from './job-progress.tsx';

export default {
  title: 'Feedback/JobProgress',
  component: JobProgress,
  args: {
    title: 'Conferindo as linhas',
    done: 1200,
    total: 5000,
    text: '1.200 de 5.000 linhas',
    hint: 'Pode fechar esta página: o trabalho continua.',
  },
  parameters: {
    ...guide({
      use: 'Um trabalho longo do servidor: o que faz, quanto falta e se a página pode ser fechada.',
      do: ['Diga o que conta: “1.200 de 5.000 linhas”', 'Diga se a página pode ser fechada'],
      dont: ['O envio de um arquivo: use FileDrop', 'O que a pessoa já fez: use ProgressBar'],
      words: 'progresso trabalho tarefa andamento análise aplicação fila espera job percent',
      design: 'ProgressoTrabalho',
      keyboard: 'none: only text',
    }),
    layout: 'padded',
  },
} satisfies Meta<typeof JobProgress>;

type Story = StoryObj<typeof JobProgress>;
export const Default: Story = {};
export const Starting: Story = { args: { done: 0, total: 0, text: 'Lendo o arquivo…' } };
