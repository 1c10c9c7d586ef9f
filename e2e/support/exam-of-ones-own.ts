/** Parts of the making of an exam, as who makes it does them in the console. */
import { expect, type Page } from '@playwright/test';

import type { Work } from './work.ts';

/** Stands in each question of the journey and in no other one of the bank. */
export const PLACE = 'Aratanha';
export const IMPORTED = 17;
const SUBJECT = 'Matemática';

/** One pixel. */
const PICTURE = {
  name: 'serra.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const THINGS = [
  'árvores', 'bromélias', 'cachoeiras', 'degraus', 'estufas', 'figueiras', 'grutas', 'hortas', 'ipês',
  'jaqueiras', 'lagoas', 'mirantes', 'nascentes', 'orquídeas', 'pontes', 'riachos', 'sabiás',
] as const; // prettier-ignore

/** A table of questions with four alternatives each, as a school hands it over. */
export function questionFile(): { name: string; mimeType: string; buffer: Buffer } {
  const lines = THINGS.map((thing, n) => {
    const [few, more] = [n + 3, 2 * n + 5];
    const asked = `Na serra da ${PLACE} há ${few} ${thing} ao norte e ${more} ao sul. Quantas ${thing} há ao todo?`;
    return [SUBJECT, asked, few, more, few + more, few * more, 'C', 'Médio'].join(';');
  });
  const table = ['materia;enunciado;a;b;c;d;gabarito;dificuldade', ...lines].join('\r\n');
  return { name: 'questoes.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${table}\r\n`) };
}

/** A question being written in the editor. */
export function questionEditor(page: Page, work: Work) {
  const text = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const tool = (name: string) => page.getByRole('button', { name, exact: true }).first();
  const dialog = page.getByRole('dialog');
  return {
    /** From the bank to an empty editor. */
    open: async () => {
      await work.click(page.getByRole('link', { name: 'Nova questão' }).first());
      await expect(page.getByRole('heading', { level: 1, name: 'Nova questão' })).toBeVisible();
    },
    stem: (words: string) => work.fill(text('Enunciado'), words),
    formula: async (tex: string) => {
      await work.click(tool('Fórmula'));
      await work.fill(dialog.getByRole('textbox', { name: 'Fórmula em TeX' }), tex);
      await work.click(dialog.getByRole('button', { name: 'Inserir' }));
      await expect(dialog).toBeHidden();
      await expect(text('Enunciado').getByRole('img', { name: `Fórmula: ${tex}` })).toBeVisible();
    },
    picture: async (description: string) => {
      await work.click(tool('Imagem'));
      await work.upload(dialog.getByLabel('Arquivo da imagem'), PICTURE);
      await work.fill(dialog.getByRole('textbox', { name: 'Descrição da imagem' }), description);
      await expect(dialog.getByText('Imagem enviada.')).toBeVisible();
      await work.click(dialog.getByRole('button', { name: 'Inserir' }));
      await expect(dialog).toBeHidden();
      await expect(text('Enunciado').getByRole('img', { name: description })).toBeVisible();
    },
    alternatives: async (right: string, wrong: string) => {
      await work.fill(text('Alternativa A'), right);
      await work.fill(text('Alternativa B'), wrong);
      await work.click(page.getByRole('radio', { name: 'Alternativa A é a correta' }));
    },
    asText: async (points: string) => {
      await work.click(page.getByRole('radio', { name: 'Discursiva' }));
      await work.fill(page.getByLabel('Pontos'), points);
    },
    /** Saves it as an approved one, and leads back to the bank. */
    approve: async () => {
      await work.choose(page.getByLabel('Matéria', { exact: true }), SUBJECT);
      await work.click(page.getByRole('button', { name: 'Aprovar' }));
      await expect(page.getByRole('heading', { level: 1, name: /^Questão / })).toBeVisible();
      await expect(page.getByText('Aprovada', { exact: true }).first()).toBeVisible();
      await work.click(page.getByRole('link', { name: 'Voltar ao banco de questões' }));
      await expect(page.getByRole('heading', { level: 1, name: 'Banco de questões' })).toBeVisible();
    },
  };
}

/** Types what a student answered on paper, all of it right and the text worth 1.5 points, and saves it. */
export async function typePaper(page: Page, work: Work): Promise<void> {
  await work.click(page.getByRole('gridcell', { name: /presença: em branco$/u }));
  await work.press(page, ['p', 'a', 'a', '1', ',', '5', 'ArrowRight', ...Array<string>(IMPORTED).fill('c')]);
  await work.click(page.getByRole('button', { name: 'Salvar 1 linha' }));
  await expect(page.getByText(/^1 linha salva\./u)).toBeVisible();
}
