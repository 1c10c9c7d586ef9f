import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { RichHtml } from './rich-html.tsx';

export default {
  title: 'Foundations/RichHtml',
  component: RichHtml,
  parameters: guide({
    use: 'Mostrar o HTML que alguém escreveu: enunciados, cursos, redações.',
    do: ['Passe o HTML como veio do servidor; ele é limpo aqui'],
    dont: ['Texto que ainda se escreve: use PreviewHtml', 'HTML montado pela tela'],
    words: 'html enunciado tabela fórmula imagem sanitize content math',
    design: 'HtmlRico, Formula',
    keyboard: 'none: only text, and tables that scroll',
  }),
} satisfies Meta;

const sample = `
  <p>A razão entre a área e o volume de uma célula de raio <em>r</em> é</p>
  <math display="block" alttext="3 sobre r"><mfrac><mn>3</mn><mi>r</mi></mfrac></math>
  <p>Observe a tabela e a água (H<sub>2</sub>O):</p>
  <table><caption>Velocidade por trecho</caption>
    <tr><th scope="col">Trecho</th><th scope="col">Distância percorrida (km)</th><th scope="col">Tempo (h)</th><th scope="col">Velocidade média (km/h)</th></tr>
    <tr><td>Primeiro</td><td>180</td><td>2,5</td><td>72</td></tr>
  </table>
  <ul><li>Um item</li><li>Outro <strong>item</strong></li></ul>
`;

export const Default: StoryObj<typeof RichHtml> = {
  args: { html: sample },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <RichHtml html={sample} />
      <State name="tamanho de leitura 1,5">
        <div style={{ '--escala-leitura': 1.5 }}>
          <RichHtml html="<p>Texto <em>maior</em> para quem precisa.</p>" />
        </div>
      </State>
    </Sheet>
  ),
};

/** What stands in the place of a picture that did not come. */
export const ImageFailed: StoryObj = {
  tags: ['network-fault', '!autodocs'],
  render: () => (
    <Sheet>
      <RichHtml html='<p>Observe:</p><p><img src="https://imagem.invalid/grafico.png" alt="Gráfico de barras com a temperatura por mês"></p>' />
    </Sheet>
  ),
};
