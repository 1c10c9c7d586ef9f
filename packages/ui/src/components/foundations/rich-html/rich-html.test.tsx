import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { printMedia } from '../../../../test/print-media.ts';
import { RichHtmlPictures } from './rich-html-pictures.ts';
import { RichHtml } from './rich-html.tsx';
import { cleanAhead } from './clean-nodes.ts';

const shown = async (html: string) => (await render(<RichHtml html={html} />)).container;

it.each([
  ['script', '<p>oi</p><script>window.hacked = 1</script>'],
  ['event handler', '<img src="https://x.invalid/a.png" alt="a" onerror="window.hacked = 1">'],
  ['javascript link', '<a href="javascript:window.hacked=1">clique</a>'],
  ['frame', '<iframe srcdoc="<script>parent.hacked = 1</script>"></iframe>'],
  ['svg', '<svg onload="window.hacked = 1"><circle r="1"/></svg>'],
  ['style', '<p style="position:fixed;inset:0">tela cheia</p>'],
  ['form', '<form action="/sair"><button>sair</button></form>'],
  ['MathML link', '<math><mi href="javascript:window.hacked=1">x</mi></math>'],
  ['class and id', '<p class="modal" id="root">x</p>'],
])('takes the danger out of: %s', async (_name, html) => {
  const container = await shown(`${html}<p>fim</p>`);
  const rich = container.querySelector('div');
  // The sanitiser, which these need, comes when it is asked for.
  await vi.waitFor(() => expect(rich?.textContent).toContain('fim'));
  expect(rich?.innerHTML).not.toMatch(/script|onerror|onload|href|style=|<form|<iframe|id=|class="modal/i);
  expect(window).not.toHaveProperty('hacked');
});

it('shows what was read ahead as often as it is asked for', async () => {
  cleanAhead('<p>adiantada</p>');
  for (const _time of [1, 2]) {
    const container = await shown('<p>adiantada</p>');
    expect(container.querySelector('div')?.innerHTML).toBe('<p>adiantada</p>');
  }
});

it('keeps text, lists, formulas and languages', async () => {
  const html =
    '<p lang="en">She <strong>works</strong> H<sub>2</sub>O</p><math alttext="um meio"><mfrac><mn>1</mn><mn>2</mn></mfrac></math>';
  const container = await shown(html);
  expect(container.querySelector('p')?.lang).toBe('en');
  expect(container.querySelector('strong')?.textContent).toBe('works');
  expect(container.querySelector('math mfrac')?.childElementCount).toBe(2);
});

it.each([
  ['a captioned table', '<table><caption>Preços</caption><tr><td>1</td></tr></table>', 'Preços'],
  ['a table without caption', '<table><tr><td>1</td></tr></table>', 'Tabela com rolagem'],
  ['a displayed formula', '<math display="block"><mi>x</mi></math>', 'Fórmula com rolagem'],
])('gives %s a scroll region for the keyboard', async (_name, html, label) => {
  const screen = await render(<RichHtml html={html} />);
  await expect.element(screen.getByRole('region', { name: label })).toHaveAttribute('tabindex', '0');
});

it('describes an image that came without words', async () => {
  const screen = await render(<RichHtml html='<p><img src="https://imagem.invalid/a.png"></p>' />);
  await expect.element(screen.getByText('Imagem da questão')).toBeInTheDocument();
});

/** Stops the error events of images, so that they seem to load for ever. */
const unheard = (event: Event) => event.stopImmediatePropagation();

describe('a picture', () => {
  beforeEach(() => window.addEventListener('error', unheard, { capture: true }));
  afterEach(() => window.removeEventListener('error', unheard, { capture: true }));

  it.each([
    ['that its author called decorative keeps no words', ' alt=""', ''],
    ['without a description gets the words of the screen', '', 'Imagem da questão'],
    ['with a description keeps it', ' alt="Célula"', 'Célula'],
  ])('%s', async (_name, attribute, words) => {
    const container = await shown(`<p><img src="/api/v2/midias/1/a.png"${attribute}></p>`);
    expect(container.querySelector('img')?.getAttribute('alt')).toBe(words);
  });
});

describe('a formula that is an image', () => {
  beforeEach(() => window.addEventListener('error', unheard, { capture: true }));
  afterEach(() => window.removeEventListener('error', unheard, { capture: true }));

  it.each([
    ['with a small height follows the text', ' height="20"', '1.25em'],
    ['with both sides is a drawing', ' height="20" width="30"', ''],
    ['with a large height is a drawing', ' height="400"', ''],
    ['without a height is a drawing', '', ''],
  ])('%s', async (_name, attributes, height) => {
    const container = await shown(`<p>x <img src="/api/v2/midias/1/a.png" alt="x²"${attributes}></p>`);
    expect(container.querySelector('img')?.style.height).toBe(height);
  });
});

it('says that a decorative picture did not load, and nothing else', async () => {
  const screen = await render(<RichHtml html='<p><img src="https://imagem.invalid/a.png" alt=""></p>' />);
  await expect.element(screen.getByText('A imagem não carregou.')).toBeInTheDocument();
  expect(screen.container.textContent).toBe('A imagem não carregou.');
});

it.each([
  ['does not load', 'https://imagem.invalid/a.png'],
  ['comes from an address that is refused', 'data:image/svg+xml,<svg/>'],
])('shows the description when an image %s', async (_name, src) => {
  const screen = await render(<RichHtml html={`<img src="${src}" alt="Gráfico de chuva">`} />);
  await expect.element(screen.getByText('A imagem não carregou.')).toBeInTheDocument();
  await expect.element(screen.getByText('Gráfico de chuva')).toBeInTheDocument();
});

it.each([
  ['that the page has is shown from there', 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', true],
  ['that may hold more than a picture is not taken', 'data:image/svg+xml;base64,PHN2Zy8+', false],
])('a picture %s', async (_name, own, taken) => {
  const address = '/api/v2/midias/1/a.png';
  const screen = await render(
    <RichHtmlPictures value={new Map([[address, own]])}>
      <RichHtml html={`<img src="${address}" alt="Mapa">`} />
    </RichHtmlPictures>,
  );
  const shown = () => screen.container.querySelector('img')?.getAttribute('src') ?? '';
  await vi.waitFor(() => expect(shown() === own || !taken).toBe(true));
  expect(shown() === own).toBe(taken);
});

it('replaces what it showed when the text changes', async () => {
  const screen = await render(<RichHtml html="<p>antes</p>" />);
  await screen.rerender(<RichHtml html="<p>depois</p>" />);
  await vi.waitFor(() => expect(screen.container.textContent).toBe('depois'));
});

it('on paper a wide table is whole instead of scrolled', async () => {
  const screen = await render(<RichHtml html="<table><tr><td>1</td></tr></table>" />);
  const region = screen.getByRole('region').element();
  expect(getComputedStyle(region).overflowX).toBe('auto');
  await printMedia(true);
  expect(getComputedStyle(region).overflowX).toBe('visible');
  await printMedia(false);
});
