/** A hundred attacks through each format: nothing of what the readers give can be executed, and no picture is called elsewhere. */
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { question } from '../../../../../test/import-enem/fixture.ts';
import { examZip } from '../../../../../test/importacao/enem.ts';
import {
  htmlDaQuestao,
  itemQti3,
  lerArquivo,
  moodle,
  multichoice,
  pacoteQti,
  PIXEL,
} from '../../../../../test/importacao/questoes.ts';
import { offences } from '../../../../../test/rich-text/offences.ts';
import { xssCorpus } from '../../../../../test/rich-text/xss-corpus.ts';
import { LeituraRecusada } from '../leitura.ts';

/** Signs that no XML has. */
const xmlText = (payload: string) => payload.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '');
const escaped = (text: string) => xmlText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
const gift = (text: string) => text.replaceAll(/[~=#{}:\\]/gu, (sign) => `\\${sign}`).replaceAll('\n', ' ');

const table = (payload: string) =>
  `texto_base;enunciado;a;b;gabarito;comentario;imagem\n${[payload, payload, payload, `b ${payload}`].map(cell).join(';')};A;${cell(payload)};${cell(payload)}\n`;

const FORMATS: Readonly<Record<string, (payload: string) => Promise<readonly string[]>>> = {
  'a table of text': async (payload) => htmlsOf(table(payload), 'q.csv'),
  'a table of HTML': async (payload) => htmlsOf(table(payload), 'q.csv', { html: true }),
  'a zip of a table': async (payload) =>
    htmlsOf(zipSync({ 'q.csv': strToU8(table(payload)), 'figura.png': PIXEL }), 'q.zip', { html: true }),
  Moodle: async (payload) =>
    htmlsOf(
      moodle(
        multichoice({
          enunciado: xmlText(payload),
          alternativas: [
            [100, xmlText(payload), xmlText(payload)],
            [0, `b ${xmlText(payload)}`],
          ],
          mais: `<generalfeedback format="markdown"><text>${escaped(payload)}</text></generalfeedback><tags><tag><text>${escaped(payload)}</text></tag></tags>`,
          arquivos: `<file name="figura.png" encoding="base64">${PIXEL.toString('base64')}</file>`,
        }),
      ),
      'q.xml',
    ),
  GIFT: async (payload) =>
    (
      await Promise.all(
        ['html', 'markdown', 'moodle', 'plain'].map((format) =>
          htmlsOf(
            `[${format}]x ${gift(payload)}{=a ${gift(payload)}#${gift(payload)} ~b####${gift(payload)}}`,
            'q.gift',
          ),
        ),
      )
    ).flat(),
  'an ENEM folder': async (payload) =>
    (
      await Promise.all(
        [payload, `**x** ![${payload}](${payload})`].map((text) =>
          htmlsOf(
            examZip(
              [
                question(1, {
                  language: 'ingles',
                  context: text,
                  alternativesIntroduction: text,
                  correctAlternative: text,
                  alternatives: ['A', 'B', 'C', 'D'].map((letter) => ({ letter, text, file: text, isCorrect: true })),
                }),
              ],
              { 'enem-2020/questions/1-ingles/figura.png': PIXEL },
            ),
            'q.zip',
          ),
        ),
      )
    ).flat(),
  // What stands in XML is text or well-formed; both ways.
  'QTI, as text': async (payload) => htmlsOf(qti(escaped(payload)), 'q.zip'),
  'QTI, as elements': async (payload) => htmlsOf(qti(xmlText(payload)), 'q.zip').catch(() => []),
};

const qti = (text: string) =>
  pacoteQti(
    [
      {
        href: 'i.xml',
        xml: itemQti3({
          corpo: `<p>x ${text}</p>`,
          opcoes: [text, `b ${text}`],
          fim: `<qti-modal-feedback identifier="g" outcome-identifier="F" show-hide="show">${text}</qti-modal-feedback>`,
        }),
      },
    ],
    { 'figura.png': PIXEL },
  );

/** Of a file that is refused for its size nothing is left. */
async function htmlsOf(...args: Parameters<typeof lerArquivo>): Promise<readonly string[]> {
  try {
    return (await lerArquivo(...args)).questoes.map(htmlDaQuestao);
  } catch (error) {
    if (error instanceof LeituraRecusada && error.codigo === 'arquivo_incha') return [];
    throw error;
  }
}

const FOREIGN = /<img[^>]* src="(?!\/api\/v2\/midias\/1\/)/u;

describe('attacks', () => {
  it('are at least a hundred', () => {
    expect(xssCorpus.length).toBeGreaterThanOrEqual(100);
  });

  it.each(Object.entries(FORMATS))('leave nothing in %s', async (_name, read) => {
    let seen = 0;
    for (const [way, attack] of xssCorpus) {
      const payload = attack.replaceAll('\u0000', '');
      for (const html of await read(payload)) {
        seen += 1;
        expect([way, offences(html), FOREIGN.test(html)]).toEqual([way, [], false]);
      }
    }
    expect(seen).toBeGreaterThan(20);
  });
});
