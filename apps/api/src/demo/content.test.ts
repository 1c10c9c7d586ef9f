import { hasShowMore } from '@luneta/domain/midia';
import { videoDoEndereco } from '@luneta/domain/video-endereco';
import { describe, expect, it } from 'vitest';

import { cleanHtml } from '../http/rich-text/clean-html.ts';
import { toRichText } from '../http/rich-text/rich-text.ts';
import { cursos, materias, questoes as deProva, redacoes, series, textos, treino } from './content.ts';
import { provaImportada } from './importada.ts';
import { midiasOf } from './midias.ts';
import { roteiros } from './roteiros.ts';
import { THIS_WEEK } from './exams.ts';

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
  'MAT-111': `\\(\\dfrac{${3 + 2}}{${2 * 3}}\\)`,
  'MAT-112': String(240 - (240 * 3) / 8),
  'MAT-113': `R$ ${(50 - 93 / 4).toFixed(2).replace('.', ',')}`,
  'MAT-114': `${(6 * 500_000) / 100_000} km`,
  'MAT-115': String((420 * 4) / 7),
  'MAT-116': (52_000 / 8).toLocaleString('pt-BR'),
  'MAT-117': String((75 / 3) * 8),
  'MAT-118': String((6 * 10) / 4),
  'MAT-119': ((600 / (2 * 5)) * 3 * 8).toLocaleString('pt-BR'),
  'MAT-120': String(3 ** 4),
  'MAT-121': String((2 ** 7 * 2 ** 3) / 2 ** 6),
  'MAT-122': String(Math.sqrt(1225)),
  'MAT-123': String((29 + 7) / 3),
  'MAT-124': String(2 * 12 - 12),
  'MAT-125': String(60 / (95 - 80)),
  'MAT-126': String((64 - 2 * 20) / 2),
  'MAT-127': `R$ ${(36 - 2 * 14).toFixed(2).replace('.', ',')}`,
  'MAT-128': String((50 + 14) / 2),
  'MAT-129': String((9 + Math.sqrt(81 - 80)) / 2),
  'MAT-130': String((-3 + Math.sqrt(9 + 4 * 88)) / 2),
  'MAT-131': String((1 + Math.sqrt(1 + 8 * 66)) / 2),
  'MAT-132': String(Math.ceil((6 * 4.5) / 2)),
  'MAT-133': `${((6 - 2) * 180) / 6}°`,
  'MAT-134': String((((22 * 70) / 7) * 100) / 100),
  'MAT-135': `${Math.sqrt(5 ** 2 - 3 ** 2)} m`,
  'MAT-136': String(Math.hypot(24, 10)),
  'MAT-137': `8, 15 e ${Math.hypot(8, 15)}`,
  'MAT-138': (1.5 * 1000).toLocaleString('pt-BR'),
  'MAT-139': `${19 + Math.floor((40 + 135) / 60)}h${(40 + 135) % 60}`,
  'MAT-140': String(240 / 7.5),
  'MAT-141': String(8 + 9 * 3),
  'MAT-142': String(((12 + (12 + 14 * 2)) * 15) / 2),
  'MAT-143': String((31 - 11) / (8 - 3)),
  'MAT-144': (50 * 2 ** 6).toLocaleString('pt-BR'),
  'MAT-145': String(Math.sqrt(54 / 6)),
  'MAT-146': String(8 / (1 - 1 / 2)),
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
  it('has 152 questions for exams, 79 for practice, 4 proposals and 9 courses', () => {
    expect([deProva.length, treino.length, redacoes.length, cursos.length]).toEqual([152, 79, 4, 9]);
    expect(new Set(questoes.map(({ codigo }) => codigo)).size).toBe(231);
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

  it('a proposal asks in its text for the lines that the sheet says', () => {
    const asked = redacoes.flatMap(({ descricao, min_linhas, max_linhas }) => {
      const [, min, max] = /entre (\d+) e (\d+) linhas/u.exec(descricao) ?? [];
      return min === undefined ? [] : [{ text: [Number(min), Number(max)], sheet: [min_linhas, max_linhas] }];
    });
    expect(asked).toHaveLength(2);
    expect(asked.filter(({ text, sheet }) => String(text) !== String(sheet))).toEqual([]);
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

describe('the imported exam', () => {
  const itens = provaImportada.dias.flatMap((dia) => dia.itens);

  it.each([
    [1, String((5500 / 1000) * (12 / 60) * 30)],
    [2, `${((3.5 * 200) / 1000).toFixed(1).replace('.', ',')} g`],
    [4, `R$ ${(250 * 0.8 * 0.9).toFixed(2).replace('.', ',')}`],
    [5, `\\(\\dfrac{${(15 - 5) / 5}}{${15 / 5}}\\)`],
    [6, (5 * 8.4 - 32).toFixed(1).replace('.', ',')],
  ])('the key of question %i equals the answer computed again', (numero, answer) => {
    const questao = itens.find((item) => item.numero === numero)?.questao;
    expect(questao?.opcoes['ABCDE'.indexOf(questao.gabarito)]).toBe(answer);
  });

  it('has clean HTML, five different options, and the code of the exam in the codes of its questions', () => {
    for (const { numero, questao } of itens) {
      expect(questao.codigo).toBe(`${provaImportada.codigo}-${numero}`);
      expect(new Set(questao.opcoes).size).toBe(5);
      for (const text of [questao.enunciado, ...questao.opcoes]) {
        expect(cleanHtml(text).replaceAll(FORMULA, '')).toBe(text.replaceAll(FORMULA, ''));
        expect(toRichText(text).problemas).toEqual([]);
      }
    }
  });
});

describe('the demo roadmaps', () => {
  const named = (name: string, subjects: (typeof roteiros)[number]['materias']) =>
    Object.entries(subjects).map(([nome, fases]) => ({ name: `${name}, ${nome}`, nome, fases }));
  const phases = roteiros.flatMap(({ prova, materias: subjects }) => named(prova, subjects));
  const longest = roteiros.flatMap(({ prova, versao_1 = {} }) => named(`${prova} in version 1`, versao_1));

  it('hold one map of sixteen phases, in version 1', () => {
    expect(longest.map(({ nome, fases }) => [nome, fases.length])).toEqual([['Matemática', 16]]);
  });

  it.each(phases)('$name has three to six phases', ({ fases }) => {
    expect(fases.length).toBeGreaterThanOrEqual(3);
    expect(fases.length).toBeLessThanOrEqual(6);
  });

  it.each([...phases, ...longest])('$name has each phase on a different topic with contents over https', (entry) => {
    const topics = entry.fases.map(([topic]) => topic);
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

  it('begin the two of this week with a course each, a podcast, and a film that plays in the app among five contents', () => {
    const [week] = roteiros.filter(({ prova }) => prova === THIS_WEEK);
    const first = Object.entries(week?.materias ?? {}).map(([nome, fases]) => ({ nome, topic: fases[0]?.[0] ?? '' }));
    for (const { nome, topic } of first) {
      expect(cursos).toContainEqual(expect.objectContaining({ materia: nome, objeto_conhecimento: topic }));
      expect(midiasOf(nome, topic).map(({ tipo }) => tipo)).toContain('podcast');
    }
    const rich = first.map(({ nome, topic }) => midiasOf(nome, topic)).find(({ length }) => hasShowMore(length)) ?? [];
    expect(rich[0]?.tipo).toBe('video');
    expect(videoDoEndereco(rich[0]?.url ?? '')).not.toBeNull();
  });

  it('go from Fundamentos to Aprofundamento', () => {
    const order = ['Fundamentos', 'Prática', 'Aprofundamento'];
    for (const { fases } of [...phases, ...longest]) {
      const places = fases.map(([, secao]) => order.indexOf(secao));
      expect(places).toEqual(places.toSorted((x, y) => x - y));
    }
  });
});
