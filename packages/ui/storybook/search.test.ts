import { describe, expect, it } from 'vitest';
import { type Guide, textOf } from './guide.ts';
import { found, nearest } from './search.ts';

it.each([
  ['botao', 'Botão de ação', true],
  ['AÇÃO', 'Botao de acao', true],
  ['button', 'IconButton', true],
  ['ação bot', 'Botão de ação', true],
  ['utton', 'IconButton', false],
  ['janela', 'Dialog: janela, modal', true],
  ['janela apagar', 'Dialog: janela, modal', false],
  ['', 'anything', true],
])('%j in %j: %s', (query, text, is) => expect(found(query, text)).toBe(is));

describe('a need in a whole sentence', () => {
  const texts = ['Botão grande de ação', 'Vidas do jogo', 'Janela que abre', 'Nota grande da prova'];

  it.each([
    ['small words say nothing', 'a nota da prova', [3]],
    ['"mostrar" says nothing either', 'mostrar vidas', [1]],
    ['one and many are one word', 'botões', [0]],
    ['what has more of it comes first', 'grande ação, nota de prova', [3, 0]],
    ['what has the half of it or less stays out', 'janela nota prova', [3]],
    ['of small words alone, they count', 'da', [3]],
    ['nothing like it', 'xyz', []],
    ['an empty need is everything', '', [0, 1, 2, 3]],
  ])('%s: %j', (_rule, need, places) => expect(nearest(need, texts)).toEqual(places));

  it('sets what says it earlier before its equals', () =>
    expect(nearest('botão', ['Barra com botão', 'Botão de ação'])).toEqual([1, 0]));

  it('sets a whole word before the beginning of another', () =>
    expect(nearest('aba', ['Abaixo', 'Aba'])).toEqual([1, 0]));
});

interface StoriesMeta {
  title: string;
  parameters?: { guide?: Guide };
}
const metas = import.meta.glob<StoriesMeta>('../src/**/*.stories.tsx', { import: 'default', eager: true });
const known = Object.values(metas).flatMap(({ title, parameters }) => {
  const name = title.split('/')[1] ?? '';
  const guide = parameters?.guide;
  return guide ? [{ name, text: textOf(name, guide) }] : [];
});

describe('what a designer asks for finds its component among the first five', () => {
  it.each([
    ['mostrar vidas', 'LivesCounter'],
    ['mascote', 'Pipa'],
    ['modal', 'Dialog'],
    ['CRONOMETRO', 'Timer'],
    ['aviso', 'Toaster'],
    ['barra de progresso', 'ProgressBar'],
    ['aviso que some', 'Toaster'],
    ['escolher turma', 'Select'],
    ['nota da redação', 'BigScore'],
    ['tempo da prova', 'Timer'],
    ['lista de alunos', 'DataTable'],
    ['botão de voltar', 'BackBar'],
    ['tela de carregando', 'LoadingLayout'],
    ['menu de baixo', 'BottomNav'],
    ['trocar de aba', 'RouteTabs'],
    ['gráfico de barras', 'SubjectBars'],
    ['campo de senha', 'PasswordInput'],
    ['marcar resposta', 'Options'],
    ['mensagem de erro', 'ErrorState'],
    ['lista vazia', 'EmptyState'],
    ['foto do aluno', 'Avatar'],
    ['cartão clicável', 'Card'],
    ['texto explicativo', 'Toggletip'],
    ['moedas ganhas', 'Counter'],
    ['salvar automaticamente', 'SavedIndicator'],
    ['sair da prova', 'ExamBar'],
    ['pular explicação', 'Price'],
    ['média da turma', 'ClassPercent'],
    ['etapas da fase', 'Steps'],
    ['data inicial e final', 'DateRange'],
    ['ligar e desligar animações', 'Switch'],
    ['sem internet', 'ConnectionNotice'],
    ['pódio da turma', 'Podium'],
    ['desempenho ao longo do tempo', 'PerformanceLine'],
  ])('%s: %s', (need, component) => {
    const names = nearest(
      need,
      known.map(({ text }) => text),
    ).map((place) => known[place]?.name);
    expect(names.slice(0, 5)).toContain(component);
  });

  it.each(['botão', 'BOTAO', 'button'])('%s: Button before all others', (need) => {
    const [first] = nearest(
      need,
      known.map(({ text }) => text),
    );
    expect(known[first ?? -1]?.name).toBe('Button');
  });
});
