import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { PreviewHtml } from './preview-html.tsx';

export default {
  title: 'Editor/PreviewHtml',
  component: PreviewHtml,
  parameters: guide({
    use: 'Mostrar um texto que ainda está sendo escrito como quem lê vai ver, com as fórmulas desenhadas.',
    do: ['Ponha ao lado do campo, com o mesmo texto que será salvo'],
    dont: ['Texto que já foi salvo: use RichHtml'],
    words: 'prévia texto fórmula preview html',
    design: 'PreviaAluno',
    keyboard: 'none: text only',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof PreviewHtml> = {
  args: { html: String.raw`<p>A razão entre superfície e volume é \(\frac{3}{r}\).</p>` },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <PreviewHtml html="<h2>Sem fórmula</h2><p>A célula é a <strong>menor unidade</strong> dos seres vivos.</p>" />
      <PreviewHtml
        html={String.raw`<p>Na linha: \(x^{2} - 7x + 10 = 0\). Em linha própria:</p><p>\[\sqrt{b^{2} - 4ac}\]</p>`}
      />
      <PreviewHtml html={String.raw`<p>Uma fórmula que não pode ser lida fica como foi escrita: \(\frac{3\).</p>`} />
    </Sheet>
  ),
};
