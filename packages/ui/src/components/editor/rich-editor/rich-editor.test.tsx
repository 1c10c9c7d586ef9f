import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type ImageUpload, ImageUploadProvider } from '../image-upload/image-upload.tsx';
import { RichEditor, type RichEditorProps } from './rich-editor.tsx';

const Live = ({ onChange, ...props }: Partial<RichEditorProps>) => {
  const [value, setValue] = useState(props.value ?? '');
  const change = (html: string) => {
    setValue(html);
    onChange?.(html);
  };
  return <RichEditor label="Capítulo 1" {...props} value={value} onChange={change} />;
};
const text = () => page.getByRole('textbox', { name: 'Capítulo 1' });
const tool = (name: string) => page.getByRole('button', { name, exact: true });
const shown = async (props: Partial<RichEditorProps> = {}) => {
  const onChange = vi.fn<(html: string) => void>();
  const screen = await render(<Live {...props} onChange={onChange} />);
  return { onChange, screen };
};
/** Synthetic: the real clipboard of a headless browser holds no HTML of other programs. */
const dispatchPaste = (to: Locator, html: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', 'simples');
  to.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

it('is a text box with the name, help and error of its field', async () => {
  await shown({ help: 'De uma a três páginas.', error: 'Escreva o capítulo.', placeholder: 'Comece aqui.' });
  await expect.element(text()).toHaveAttribute('aria-multiline', 'true');
  await expect.element(text()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(text()).toHaveAttribute('aria-placeholder', 'Comece aqui.');
  await expect.element(text()).toHaveAccessibleDescription('De uma a três páginas. Escreva o capítulo.');
  await page.getByText('Capítulo 1').click();
  await expect.element(text()).toHaveFocus();
});

it('changes nothing by being opened, and says what it became', async () => {
  const { onChange } = await shown({ value: '<div>antigo</div>' });
  await expect.element(text()).toHaveTextContent('antigo');
  expect(onChange).not.toHaveBeenCalled();
  await text().click();
  await userEvent.keyboard('{End}!');
  expect(onChange).toHaveBeenLastCalledWith('<p>antigo!</p>');
});

it('writes what its keys and tools say', async () => {
  const { onChange } = await shown();
  await text().click();
  await userEvent.keyboard(
    '{Control>}b{/Control}forte{Control>}b{/Control} e {Control>}i{/Control}leve{Control>}i{/Control}',
  );
  expect(onChange).toHaveBeenLastCalledWith('<p><strong>forte</strong> e <em>leve</em></p>');
  await tool('Título').click();
  await expect.element(tool('Título')).toHaveAttribute('aria-pressed', 'true');
  expect(onChange).toHaveBeenLastCalledWith('<h2><strong>forte</strong> e <em>leve</em></h2>');
  await userEvent.keyboard('{Enter}2{Control>}a{/Control}');
  await tool('Lista numerada').click();
  expect(onChange.mock.lastCall?.[0]).toMatch(/^<ol>/u);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(onChange.mock.lastCall?.[0]).toMatch(/^<h2>/u);
  await expect.element(tool('Refazer')).not.toHaveAttribute('aria-disabled');
});

it('leads to its toolbar by Alt+F10 and back by Escape', async () => {
  await shown();
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.element(tool('Itálico')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(tool('Refazer')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(text()).toHaveFocus();
  await userEvent.keyboard('{Alt>}{F10}{/Alt}');
  await expect.element(tool('Refazer')).toHaveFocus();
  await userEvent.keyboard('{Home}{Enter}abc');
  await expect.element(text()).toHaveFocus();
  await expect.element(text()).toHaveTextContent('abc');
});

it('asks what a picture shows, or that it needs no words', async () => {
  const { onChange } = await shown();
  await tool('Imagem').click();
  const insert = page.getByRole('button', { name: 'Inserir' });
  await page.getByRole('textbox', { name: 'Endereço da imagem' }).fill('http://x.test/a.png');
  await insert.click();
  await expect.element(page.getByText('Use um endereço que comece com https://')).toBeVisible();
  await expect.element(page.getByText('Descreva a imagem ou marque que ela é decorativa.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Endereço da imagem' }).fill('https://imagem.invalid/a.png');
  await page.getByRole('checkbox', { name: 'Imagem decorativa, sem descrição' }).click();
  await insert.click();
  expect(onChange).toHaveBeenLastCalledWith('<p><img src="https://imagem.invalid/a.png" alt=""></p>');
  await expect.element(text()).toHaveFocus();
});

it('shows a picture without words, and lets them be added', async () => {
  const { onChange } = await shown({ value: '<p><img src="https://imagem.invalid/a.png" width="40" height="40"></p>' });
  const missing = page.getByText('Há imagem sem descrição', { exact: false });
  await expect.element(missing).toBeVisible();
  await text().getByRole('img').dblClick();
  await page.getByRole('textbox', { name: 'Descrição da imagem' }).fill('Célula');
  await page.getByRole('button', { name: 'Alterar' }).click();
  expect(onChange.mock.lastCall?.[0]).toContain('alt="Célula" width="40" height="40"');
  await expect.element(missing).not.toBeInTheDocument();
});

it('keeps formulas as chips, in and out', async () => {
  const { onChange } = await shown({ value: '<p>raio \\(3 / r\\).</p>' });
  const chip = text().getByRole('img', { name: 'Fórmula: 3 / r' });
  await expect.poll(() => chip.element().querySelector('math')?.textContent).toBe('3/r');
  await chip.click();
  await userEvent.keyboard('{Enter}');
  const tex = page.getByRole('textbox', { name: 'Fórmula em TeX' });
  await expect.element(tex).toHaveValue('3 / r');
  await tex.fill('x \\) y');
  await page.getByRole('button', { name: 'Alterar' }).click();
  await expect.element(page.getByText('Escreva só a fórmula', { exact: false })).toBeVisible();
  await tex.fill('');
  await page.getByRole('button', { name: 'Fração' }).click();
  await page.getByRole('checkbox', { name: 'Em linha própria' }).click();
  await page.getByRole('button', { name: 'Alterar' }).click();
  expect(onChange).toHaveBeenLastCalledWith('<p>raio \\[\\frac{a}{b}\\].</p>');
});

it('draws a formula while it is typed, and says why it cannot be drawn', async () => {
  const { onChange } = await shown();
  await text().click();
  await tool('Fórmula').click();
  const tex = page.getByRole('textbox', { name: 'Fórmula em TeX' });
  const drawing = page.getByRole('figure', { name: 'Como vai aparecer' });
  await tex.fill('\\frca{1}{2}');
  await expect.element(drawing.getByText('O comando \\frca não existe.', { exact: false })).toBeVisible();
  const changes = onChange.mock.calls.length;
  await page.getByRole('button', { name: 'Inserir' }).click();
  await expect.element(tex).toHaveAccessibleDescription(/O comando \\frca não existe/);
  expect(onChange.mock.calls.length).toBe(changes);
  await tex.fill('\\frac{1}{2}');
  await expect.poll(() => drawing.element().querySelector('math mfrac')).not.toBeNull();
  await page.getByRole('button', { name: 'Inserir' }).click();
  expect(onChange).toHaveBeenLastCalledWith('<p>\\(\\frac{1}{2}\\)</p>');
});

const saved = (attributes: string) =>
  `<p>raio <math${attributes}><mrow><mfrac><mn>3</mn><mi>r</mi></mfrac></mrow></math>.</p>`;

it.each([
  ['Enter', async () => userEvent.keyboard('{Enter}')],
  ['the toolbar', async () => userEvent.keyboard('{Alt>}{F10}{/Alt}{End}{ArrowLeft}{ArrowLeft}{Enter}')],
])('opens a saved formula with its source, by %s', async (_name, open) => {
  const { onChange } = await shown({ value: saved(' data-tex="%5Cfrac%7B3%7D%7Br%7D" display="block"') });
  await text().getByRole('img', { name: 'Fórmula: \\frac{3}{r}' }).click();
  await open();
  const tex = page.getByRole('textbox', { name: 'Fórmula em TeX' });
  await expect.element(tex).toHaveValue('\\frac{3}{r}');
  await expect.element(page.getByRole('checkbox', { name: 'Em linha própria' })).toBeChecked();
  await tex.fill('\\frac{4}{r}');
  await page.getByRole('button', { name: 'Alterar' }).click();
  expect(onChange).toHaveBeenLastCalledWith('<p>raio \\[\\frac{4}{r}\\].</p>');
});

it('leaves a saved formula to the letter while the text around it changes', async () => {
  const value = saved(' data-tex="%5Cfrac%7B3%7D%7Br%7D"');
  const { onChange } = await shown({ value });
  await text().click();
  await userEvent.keyboard('{Control>}{End}{/Control}!');
  expect(onChange).toHaveBeenLastCalledWith(value.replace('.</p>', '.!</p>'));
});

it('can only replace a formula that came without its source', async () => {
  const { onChange } = await shown({ value: saved('') });
  await text().getByRole('img', { name: 'Fórmula: 3r' }).click();
  await tool('Fórmula').click();
  const tex = page.getByRole('textbox', { name: 'Fórmula em TeX' });
  await expect.element(tex).toHaveValue('');
  await tex.fill('x');
  await page.getByRole('button', { name: 'Inserir' }).click();
  expect(onChange).toHaveBeenLastCalledWith('<p>raio \\(x\\).</p>');
});

it('makes a chip of delimiters that are typed', async () => {
  const { onChange } = await shown();
  await text().click();
  await userEvent.keyboard('a \\(x^2\\) b');
  await expect.element(text().getByRole('img', { name: 'Fórmula: x^2' })).toBeVisible();
  expect(onChange).toHaveBeenLastCalledWith('<p>a \\(x^2\\) b</p>');
});

it('makes the whole paragraph a line of its source, and a plain one again', async () => {
  const { onChange } = await shown({ value: '<p>Leia.</p><p>IBGE, 2022</p>' });
  await text().getByText('IBGE, 2022').click();
  await tool('Linha de fonte').click();
  expect(onChange).toHaveBeenLastCalledWith('<p>Leia.</p><p><small>IBGE, 2022</small></p>');
  await expect.element(tool('Linha de fonte')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('!');
  expect(onChange).toHaveBeenLastCalledWith('<p>Leia.</p><p><small>IBGE, 2022!</small></p>');
  await tool('Linha de fonte').click();
  expect(onChange).toHaveBeenLastCalledWith('<p>Leia.</p><p>IBGE, 2022!</p>');
});

it('makes tables, and Tab leaves them after the last cell', async () => {
  const { onChange } = await shown({ rows: 1 });
  await tool('Tabela').click();
  await page.getByRole('combobox', { name: 'Linhas' }).selectOptions('2');
  await page.getByRole('combobox', { name: 'Colunas' }).selectOptions('2');
  await page.getByRole('textbox', { name: 'Legenda (opcional)' }).fill('A < B');
  await page.getByRole('button', { name: 'Inserir' }).click();
  await expect.element(text()).toHaveFocus();
  await userEvent.keyboard('a{Tab}b{Tab}c{Tab}d');
  expect(onChange.mock.lastCall?.[0]).toContain(
    '<table><caption>A &lt; B</caption><tbody><tr><th>a</th><th>b</th></tr><tr><td>c</td><td>d</td></tr></tbody></table>',
  );
  await tool('Inserir linha abaixo').click();
  expect(onChange.mock.lastCall?.[0]).toContain('<tr><td></td><td></td></tr></tbody>');
  await tool('Excluir linha').click();
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.element(text()).not.toHaveFocus();
});

it('cleans what is pasted', async () => {
  const { onChange } = await shown({ value: '<p>antes</p>' });
  await text().click();
  await userEvent.keyboard('{End} ');
  dispatchPaste(
    text(),
    '<b style="font-weight:normal"><p style="color:red"><span style="font-weight:700" class="x">forte</span><a href="https://x.test">ligação</a></p></b>',
  );
  expect(onChange).toHaveBeenLastCalledWith('<p>antes <strong>forte</strong>ligação</p>');
});

it('refuses files that are pasted or dropped, and says what to do', async () => {
  const { onChange } = await shown({ value: '<p>a</p>' });
  const data = new DataTransfer();
  data.items.add(new File(['x'], 'foto.png', { type: 'image/png' }));
  const options = { bubbles: true, cancelable: true };
  const dropped = new DragEvent('drop', { ...options, dataTransfer: data });
  text().element().dispatchEvent(dropped);
  expect(dropped.defaultPrevented).toBe(true);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'Não é possível colar arquivos no texto. Use o botão Imagem, com o endereço e a descrição dela.',
    );
  await page.getByRole('button', { name: 'Fechar' }).click();
  const pasted = new ClipboardEvent('paste', { ...options, clipboardData: data });
  text().element().dispatchEvent(pasted);
  expect(pasted.defaultPrevented).toBe(true);
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});

it('leaves signs of arithmetic alone', async () => {
  const { onChange } = await shown();
  await text().click();
  await userEvent.keyboard('2 *3* e **4** e x_1_ > y');
  expect(onChange).toHaveBeenLastCalledWith('<p>2 *3* e **4** e x_1_ &gt; y</p>');
});

it('leaves a dialog by Escape, back in the text', async () => {
  await shown({ value: '<p>a</p>' });
  await tool('Fórmula').click();
  await expect.element(page.getByRole('dialog', { name: 'Fórmula' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(text()).toHaveFocus();
});

it('can be read and not written', async () => {
  const { onChange, screen } = await shown({ value: '<p>Publicado</p>', readOnly: true });
  await expect.element(text()).toHaveAttribute('aria-readonly', 'true');
  expect(screen.container.querySelector('[role="toolbar"]')).toBeNull();
  await userEvent.keyboard('{Tab}x');
  await expect.element(text()).toHaveFocus();
  dispatchPaste(text(), '<p>x</p>');
  expect(onChange).not.toHaveBeenCalled();
});

it('follows a text that changes outside, without telling it back', async () => {
  const onChange = vi.fn<(html: string) => void>();
  const screen = await render(<RichEditor label="Capítulo 1" value="<p>um</p>" onChange={onChange} />);
  await screen.rerender(<RichEditor label="Capítulo 1" value="<p>dois</p>" onChange={onChange} />);
  await expect.element(text()).toHaveTextContent('dois');
  expect(onChange).not.toHaveBeenCalled();
});

it('counts what is written', async () => {
  await shown({ value: '<p>cé<strong>lula</strong></p>', limit: 5 });
  await expect.element(page.getByText('6/5')).toBeInTheDocument();
});

it('puts no style into the page', async () => {
  const before = document.querySelectorAll('style').length;
  const { screen } = await shown({ value: '<table><tbody><tr><td>x</td></tr></tbody></table>' });
  expect(document.querySelector('style[data-tiptap-style]')).toBeNull();
  expect(document.querySelectorAll('style').length).toBe(before);
  expect(screen.container.querySelector('[role="textbox"] [style]')).toBeNull();
});

describe('a picture as a file', () => {
  const SRC = `/api/v2/midias/1/${'0a'.repeat(32)}.png`;
  const photo = (type = 'image/png') => new File(['x'], 'foto', { type });
  const dialog = page.getByRole('dialog', { name: 'Imagem' });
  const send = vi.fn<ImageUpload['send']>();
  const upload: ImageUpload = { accept: 'image/png,image/jpeg', help: 'PNG ou JPEG, até 2 MB.', send };
  const insert = dialog.getByRole('button', { name: 'Inserir' });

  beforeEach(() => void send.mockReset());

  async function shownWithFiles() {
    const onChange = vi.fn<(html: string) => void>();
    await render(
      <ImageUploadProvider upload={upload}>
        <Live value="<p>a</p>" onChange={onChange} />
      </ImageUploadProvider>,
    );
    return onChange;
  }
  function dropIn(file: File, kind: 'drop' | 'paste') {
    const data = new DataTransfer();
    data.items.add(file);
    const options = { bubbles: true, cancelable: true };
    const event =
      kind === 'drop'
        ? new DragEvent('drop', { ...options, dataTransfer: data })
        : new ClipboardEvent('paste', { ...options, clipboardData: data });
    text().element().dispatchEvent(event);
  }

  it.each(['paste', 'drop'] as const)('%s: is kept, described, and put in by its address', async (kind) => {
    let keep = (_src: string): void => undefined;
    send.mockReturnValueOnce(
      new Promise((resolve) => {
        keep = resolve;
      }),
    );
    const onChange = await shownWithFiles();
    dropIn(photo(), kind);
    await expect.element(dialog.getByRole('status')).toHaveTextContent('Enviando a imagem…');
    await insert.click();
    await expect.element(dialog.getByText('A imagem ainda está sendo enviada. Espere um instante.')).toBeVisible();
    await expect.element(dialog.getByText('Descreva a imagem ou marque que ela é decorativa.')).toBeVisible();
    keep(SRC);
    await expect.element(dialog.getByRole('status')).toHaveTextContent('Imagem enviada.');
    await dialog.getByLabelText('Descrição da imagem').fill('Um gráfico');
    await insert.click();
    await expect.poll(() => onChange.mock.lastCall?.[0]).toContain(`<img src="${SRC}" alt="Um gráfico">`);
  });

  it('is chosen by the tool; what goes wrong is said there, and the same file is tried again', async () => {
    send.mockRejectedValueOnce(new Error('Sem internet: a imagem não foi enviada.')).mockResolvedValueOnce(SRC);
    await shownWithFiles();
    await tool('Imagem').click();
    const field = dialog.getByLabelText('Arquivo da imagem');
    await expect.element(field).toHaveAttribute('accept', 'image/png,image/jpeg');
    await insert.click();
    await expect.element(field).toHaveAccessibleDescription(/Escolha um arquivo ou escreva um endereço/);
    await userEvent.upload(field, photo());
    await expect.element(field).toHaveAccessibleDescription(/Sem internet: a imagem não foi enviada/);
    await dialog.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect.element(dialog.getByRole('status')).toHaveTextContent('Imagem enviada.');
    expect(send.mock.calls.map(([file]) => file.name)).toEqual(['foto', 'foto']);
  });

  it('of another kind is refused and named', async () => {
    await shownWithFiles();
    dropIn(photo('application/pdf'), 'paste');
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Só imagens entram no texto: PNG, JPEG, WebP ou GIF.');
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
