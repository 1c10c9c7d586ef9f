import { describe, expect, it } from 'vitest';

import { cleanHtml } from '../question/rich-text/clean-html.ts';
import { toRichText } from '../question/rich-text/rich-text.ts';
import { cursos, materias, questoes as deProva, redacoes, series, textos, treino } from './content.ts';
import { midiasOf } from './midias.ts';
import { roteiros } from './roteiros.ts';

const questoes = [...deProva, ...treino];

/** Answers computed again from the stems, independently of the content: code → the option's text. */
const RECOMPUTED: Readonly<Record<string, string>> = {
  'MAT-001': `${((37.5 - 5) / 2.5).toFixed(1).replace('.', ',')} km`,
  'MAT-002': `${6 + (900 - 600) / ((900 - 780) / 4)}h`,
  'MAT-003': `R$ ${(4 + 0.5 * best((x) => (4 + 0.5 * x) * (200 - 10 * x), 20)).toFixed(2).replace('.', ',')}`,
  'MAT-004': `${(-0.2 * 3 ** 2 + 1.2 * 3).toFixed(1).replace('.', ',')} m`,
  'MAT-005': `${Math.round((1 - 0.8 * 0.9) * 100)}%`,
  'MAT-006': `R$ ${(150 / 1.25).toFixed(2).replace('.', ',')}`,
  'MAT-007': `R$ ${(2000 * 1.1 ** 3 - 2000 * 1.3).toFixed(2).replace('.', ',')}`,
  'MAT-008': `${(((1120 - 1000) / 1000) * 100).toFixed(1).replace('.', ',')}%`,
  'MAT-011': `\\(${Math.round(Math.sqrt(25 + 64 - 2 * 5 * 8 * Math.cos(Math.PI / 3)))}\\)`,
  'MAT-012': '5,0',
  'MAT-013': String((6 * 5 * 4) / 6),
  'MAT-014': '14.400',
  'MAT-015': `${Math.round((1 - 0.1 ** 2) * 100)}%`,
  'MAT-016': '\\(\\dfrac{1}{3}\\)',
  'MAT-017': '18.000',
  'MAT-018': String(5400 / ((3 * 9 * 10) / 3)),
  'MAT-019': '3,0',
  'MAT-020': String(8000 / 20 ** 3),
  'MAT-021': '8,00',
  'MAT-022': '3',
  'MAT-024': String(6 * 170 - 5 * 180),
  'FIS-001': `${240 / (120 / 60 + 120 / 40)} km/h`,
  'FIS-002': '3.000',
  'FIS-003': String((0.8 * 100) / 2),
  'FIS-004': String(Math.sqrt(2 * 10 * 20) * 3.6),
  'FIS-005': '2,5',
  'FIS-006': String(60 * 12),
  'FIS-007': '6,0',
  'FIS-008': String((600 * 10 * 12) / 120),
  'FIS-009': String((300 * 80 + 200 * 20) / 500),
  'FIS-010': '10.000',
  'FIS-011': String(Math.round((392 - 32) / 1.8)),
  'FIS-013': 'R$ 72,00',
  'FIS-014': (12 / 30).toFixed(2).replace('.', ','),
  'FIS-016': '1.100',
  'QUI-004': '25%',
  'QUI-005': '2,1 g e 12,0 g.',
  'QUI-006': `${(0.2 * 5 * 1000) / 25} mL`,
  'QUI-007': `${(0.8 * 250 * 56) / 100} kg`,
  'QUI-008': ((0.5 * 14) / 10).toFixed(2).replace('.', ','),
  'QUI-010': `R$ ${((6.3 * 27 * 0.8) / (42 * 0.75)).toFixed(2).replace('.', ',')}`,
  'QUI-011': `${(260 / 65) * 56} g`,
  'QUI-012': '170 e −60',
  'QUI-015': '1.380 kg e 920 kg.',
  'BIO-004': String(120 * 3 + 3),
  'BIO-006': String(3 + 5),
  'BIO-009': '3/4',
  'BIO-010': '1/4',
  'BIO-011': String(80 / 8),
  'BIO-012': `${Math.round(2 * 0.4 * 0.6 * 100)}%`,
  'BIO-014': String(40_000 / 1000),
  'MAT-101': `R$ ${(20 + 0.5 * 80).toFixed(2).replace('.', ',')}`,
  'MAT-102': String(96 / 8),
  'MAT-103': String(60 / (105 - 90)),
  'MAT-104': String((50 * 30 * 40) / 1000),
  'MAT-105': String(3 * 5 ** 2 * 12),
  'MAT-106': String(2 ** 3),
  'MAT-107': ((3 * 6 + 2 * 8.5) / 5).toFixed(1).replace('.', ','),
  'MAT-108': String(6 * 0.5),
  'MAT-109': String(20 * 1),
  'MAT-110': `\\(\\dfrac{${270 / 90}\\pi}{${180 / 90}}\\)`,
  'FIS-101': '30.000',
  'FIS-102': String(Math.round((212 - 32) / 1.8)),
  'FIS-103': String(18 / 0.5),
  'FIS-104': String(1.2 * 15),
  'FIS-105': String((12 / (10 + 14)) * 60),
  'BIO-101': '1/4',
};

function best(revenue: (x: number) => number, upTo: number): number {
  return Array.from({ length: upTo + 1 }, (_, x) => x).reduce((top, x) => (revenue(x) > revenue(top) ? x : top), 0);
}

/** Every string anywhere in a piece of content. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}

const FORMULA = /\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\]/gu;

describe('the demo content', () => {
  it('has 152 questions for exams, 43 for practice, 4 proposals and 4 courses', () => {
    expect([deProva.length, treino.length, redacoes.length, cursos.length]).toEqual([152, 43, 4, 4]);
    expect(new Set(questoes.map(({ codigo }) => codigo)).size).toBe(195);
  });

  it.each(questoes.map((questao) => [questao.codigo, questao] as const))('%s is complete', (_codigo, questao) => {
    expect(questao.opcoes).toHaveLength(5);
    expect(new Set(questao.opcoes).size).toBe(5);
    expect(questao.gabarito).toMatch(/^[A-E]$/u);
    expect(materias.map(({ nome }) => nome)).toContain(questao.materia);
    expect(series).toContain(questao.serie);
    expect(['facil', 'medio', 'dificil']).toContain(questao.dificuldade);
    expect(questao.comentario).not.toBe('');
    expect(questao.tri.a).toBeGreaterThan(0);
    expect(questao.tri.c).toBeLessThan(0.3);
    expect(questao.idioma).toBe({ Inglês: 'ingles', Espanhol: 'espanhol' }[questao.materia]);
  });

  it('keeps each topic in one subject and one series', () => {
    const homes = new Map<string, Set<string>>();
    for (const { objeto_conhecimento: topic, materia, serie } of questoes) {
      homes.set(topic, (homes.get(topic) ?? new Set()).add(`${materia} ${serie}`));
    }
    expect([...homes].filter(([, places]) => places.size !== 1)).toEqual([]);
  });

  it.each(Object.entries(RECOMPUTED))('the key of %s equals the answer computed again', (codigo, answer) => {
    const questao = questoes.find((entry) => entry.codigo === codigo);
    expect(questao?.opcoes['ABCDE'.indexOf(questao.gabarito)]).toBe(answer);
  });

  it.each([
    ['questions', questoes],
    ['proposals', redacoes],
    ['courses', cursos],
    ['microcopy', textos],
  ])('the HTML of the %s is clean already, and every formula renders', (_name, content) => {
    const all = strings(content);
    expect(all.filter((text) => cleanHtml(text).replaceAll(FORMULA, '') !== text.replaceAll(FORMULA, ''))).toEqual([]);
    expect(all.flatMap((text) => toRichText(text).problemas)).toEqual([]);
  });

  it('has no stray spaces and closes its quotation marks', () => {
    const odd = strings([questoes, redacoes, cursos, textos]).filter((text) => {
      const words = text.replaceAll(FORMULA, 'x').replaceAll(/<[^>]*>/gu, '');
      return / {2}| [,;.!?]|^\s|\s$/u.test(words) || words.split('“').length !== words.split('”').length;
    });
    expect(odd).toEqual([]);
  });

  it('gives every quiz question five options and a key among them', () => {
    for (const { quiz } of cursos) {
      expect(quiz).toHaveLength(5);
      for (const { alternativas, gabarito } of quiz) {
        expect(new Set(alternativas).size).toBe(5);
        expect(alternativas[gabarito - 1]).toBeDefined();
      }
    }
  });
});

describe('the demo roadmaps', () => {
  const phases = roteiros.flatMap(({ prova, materias: subjects }) =>
    Object.entries(subjects).map(([nome, fases]) => ({ name: `${prova}, ${nome}`, nome, fases })),
  );

  it.each(phases)('$name has three to six phases, each on a different topic with contents over https', (entry) => {
    const topics = entry.fases.map(([topic]) => topic);
    expect(topics.length).toBeGreaterThanOrEqual(3);
    expect(topics.length).toBeLessThanOrEqual(6);
    expect(new Set(topics).size).toBe(topics.length);
    for (const topic of topics) {
      const urls = midiasOf(entry.nome, topic).map(({ url }) => url);
      expect(urls.length).toBeGreaterThan(0);
      for (const url of urls) expect(new URL(url).protocol).toBe('https:');
    }
  });

  it('have contents for the topic of every question, and no link twice in a topic', () => {
    for (const { materia, objeto_conhecimento } of questoes) {
      const urls = midiasOf(materia, objeto_conhecimento).map(({ url }) => url);
      expect(urls.length).toBeGreaterThan(0);
      expect(new Set(urls).size).toBe(urls.length);
    }
  });

  it('go from Fundamentos to Aprofundamento', () => {
    const order = ['Fundamentos', 'Prática', 'Aprofundamento'];
    for (const { fases } of phases) {
      const places = fases.map(([, secao]) => order.indexOf(secao));
      expect(places).toEqual(places.toSorted((x, y) => x - y));
    }
  });
});
