import { QUIZ_OPTIONS } from '@luneta/domain/curso';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QuizEditor, type QuizEditorProps } from './quiz-editor.tsx';
import type { QuizItem, QuizWords } from './quiz-item.ts';

const words: QuizWords = {
  question: (number) => `Pergunta ${number}`,
  enunciado: 'Enunciado',
  options: 'Alternativas',
  optionsHelp: 'Marque a letra da correta.',
  option: (letter) => `Alternativa ${letter}`,
  isKey: (letter) => `Alternativa ${letter} é a correta`,
  key: 'Correta',
  comentario: 'Comentário',
};
const empty: QuizItem = {
  enunciado: '<p>Qual?</p>',
  alternativas: Array.from({ length: QUIZ_OPTIONS }, () => ''),
  gabarito: null,
  comentario: '',
};
const shown = async (props: Partial<QuizEditorProps> = {}) => {
  const onChange = vi.fn<(value: readonly QuizItem[]) => void>();
  const Live = () => {
    const [value, setValue] = useState(props.value ?? [empty, empty]);
    const change = (next: readonly QuizItem[]) => {
      setValue(next);
      onChange(next);
    };
    return <QuizEditor states={[]} words={words} {...props} value={value} onChange={change} />;
  };
  await render(<Live />);
  return { last: () => onChange.mock.lastCall?.[0] };
};

it('writes one field of one question and leaves the others', async () => {
  const { last } = await shown();
  await page.getByRole('textbox', { name: 'Alternativa B' }).fill('x < y & z');
  expect(last()?.[0]?.alternativas).toEqual(['', 'x &lt; y &amp; z', '', '', '']);
  await page.getByRole('radio', { name: 'Alternativa B é a correta' }).click();
  expect(last()?.[0]?.gabarito).toBe(2);
  await page.getByRole('textbox', { name: 'Comentário' }).click();
  await userEvent.keyboard('Porque sim.');
  expect(last()?.[0]).toMatchObject({ enunciado: '<p>Qual?</p>', comentario: '<p>Porque sim.</p>', gabarito: 2 });
  expect(last()?.[1]).toBe(empty);
});

it('keeps what an option has of format, however options are written', async () => {
  const { last } = await shown({ value: [{ ...empty, alternativas: ['<em>a</em>', 'b', '', '', ''] }] });
  await page.getByRole('textbox', { name: 'Alternativa A' }).click();
  await userEvent.keyboard('{End}!');
  expect(last()?.[0]?.alternativas[0]).toBe('<em>a!</em>');
});

it('has open only the questions somebody works on', async () => {
  await shown();
  await expect.element(page.getByRole('group', { name: 'Pergunta 1' })).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Pergunta 2' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: /Pergunta 2/ }).click();
  await expect.element(page.getByRole('group', { name: 'Pergunta 2' })).toBeVisible();
});

it('says what is wrong where it is wrong', async () => {
  await shown({
    value: [empty],
    errors: [{ gabarito: 'Marque a alternativa correta.', alternativas: [undefined, 'Escreva a alternativa.'] }],
  });
  await expect
    .element(page.getByRole('group', { name: 'Alternativas' }))
    .toHaveAccessibleDescription('Marque a letra da correta. Marque a alternativa correta.');
  const option = page.getByRole('textbox', { name: 'Alternativa B' });
  await expect.element(option).toHaveAccessibleDescription('Escreva a alternativa.');
  await expect.element(option).toHaveAttribute('aria-invalid', 'true');
});
