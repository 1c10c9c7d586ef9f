import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { PreviewHtml } from './preview-html.tsx';

export default {
  title: 'Editor/PreviewHtml',
  component: PreviewHtml,
  args: { html: '<p>A energia é \\(E = mc^2\\), e a massa <strong>não some</strong>.</p>' },
  parameters: guide({
    use: 'Mostrar um texto enquanto é escrito, com as fórmulas já desenhadas.',
    words: 'prévia fórmula matemática html preview',
    design: 'PreviaAluno',
    keyboard: 'none: it only shows',
  }),
} satisfies Meta<typeof PreviewHtml>;

type Story = StoryObj<typeof PreviewHtml>;

/** The formula is drawn, not left as it was typed. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('math')).not.toBeNull());
    await expect(canvasElement).toHaveTextContent('não some');
  },
};
