import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FileDrop, type FileDropProps } from './file-drop.tsx';
import { sizeOf } from './size-of.ts';

const csv = () => new File(['a;b'], 'respostas.csv', { type: 'text/csv' });
const onChange = vi.fn<(file: File) => void>();
const shown = (props: Partial<FileDropProps> = {}) =>
  render(<FileDrop label="Arquivo CSV" accept=".csv" file={null} onChange={onChange} {...props} />);

it('hands over the file that was chosen, and the same one again', async () => {
  onChange.mockReset();
  await page.viewport(320, 800);
  const screen = await shown({ file: { name: `${'respostas-da-turma-'.repeat(6)}.csv`, size: 1_887_000 } });
  const field = screen.getByLabelText('Arquivo CSV');
  await userEvent.upload(field, csv());
  await userEvent.upload(field, csv());
  expect(onChange.mock.calls.map(([file]) => file.name)).toEqual(['respostas.csv', 'respostas.csv']);
  // A browser tells nothing of a choice that is the same as the last one.
  await expect.element(field).toHaveValue('');
  await expect.element(screen.getByText('1,8 MB')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

it('says that a file is on its way, without a number that nobody knows', async () => {
  const screen = await shown({ file: csv(), sending: 'Enviando o arquivo…' });
  await expect.element(screen.getByRole('status')).toHaveTextContent('Enviando o arquivo…');
  const bar = screen.getByRole('progressbar', { name: 'Enviando o arquivo…' });
  await expect.element(bar).not.toHaveAttribute('value');
});

it('says how much has arrived where it is known, and can be stopped', async () => {
  const onStop = vi.fn<() => void>();
  const screen = await shown({ file: csv(), sending: 'Enviando o arquivo…', progress: 0.42, onStop });
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('value', '0.42');
  await expect.element(screen.getByText('3 bytes · 42%')).toBeVisible();
  await screen.getByRole('button', { name: 'Cancelar envio' }).click();
  expect(onStop).toHaveBeenCalledOnce();
});

it.each([
  ['empty', '', 'Este arquivo está vazio. Escolha outro.'],
  ['over the limit', 'a;b;c', 'O arquivo tem 5 bytes e o limite é 4 bytes.'],
])('a file that is %s is refused in words and not handed over', async (_what, content, words) => {
  onChange.mockReset();
  const screen = await shown({ maxBytes: 4 });
  const field = screen.getByLabelText('Arquivo CSV');
  await userEvent.upload(field, new File([content], 'a.csv'));
  await expect.element(screen.getByText(words)).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.upload(field, csv());
  await expect.element(screen.getByText(words)).not.toBeInTheDocument();
  expect(onChange).toHaveBeenCalledOnce();
});

it('shows that a file held over it can be let go', async () => {
  const screen = await shown({ size: 'lg' });
  const field = screen.getByLabelText('Arquivo CSV').element();
  const box = field.parentElement;
  const before = box?.className;
  field.dispatchEvent(new DragEvent('dragenter', { bubbles: true }));
  await expect.poll(() => box?.className).not.toBe(before);
  field.dispatchEvent(new DragEvent('dragleave', { bubbles: true }));
  await expect.poll(() => box?.className).toBe(before);
});

it('says that a file has arrived', async () => {
  const screen = await shown({ file: csv(), sent: 'Arquivo enviado.' });
  await expect.element(screen.getByRole('status')).toHaveTextContent('Arquivo enviado.');
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
});

it.each([
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [48_500, '47 KB'],
  [1024 * 1024, '1 MB'],
  [2_621_440, '2,5 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeOf(bytes)).toBe(text);
});
