import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Announcer } from '../../foundations/announcer/announcer.tsx';
import { QuizItem, type QuizItemState } from './quiz-item.tsx';

const options = ['64', '72', '78', '90', '450'].map((html, index) => ({ value: index + 1, html }));
const Item = ({ state }: { state: QuizItemState }) => (
  <Announcer>
    <QuizItem
      title="Pergunta 1"
      html="<p>Qual foi a velocidade?</p>"
      options={options}
      optionsLabel="Alternativas"
      state={state}
    />
  </Announcer>
);
const judged = (kind: 'right' | 'wrong' | 'closed', verdict: string, selected: number | null): QuizItemState => ({
  kind,
  verdict,
  selected,
  correct: 2,
  comment: { label: 'Comentário', html: '<p>180 ÷ 2,5</p>' },
});
/** What an answered question folds to. */
const line = () => page.elementLocator(document.querySelector('summary') ?? document.body);
const open = (selected: number | null, more: object = {}): QuizItemState => ({
  kind: 'open',
  selected,
  onChange: vi.fn<(value: number | null) => void>(),
  onAnswer: vi.fn<() => void>(),
  answerLabel: 'Responder',
  ...more,
});

describe('to be answered', () => {
  it('a choice by key is handed on and answers nothing', async () => {
    const state = open(null);
    await render(<Item state={state} />);
    await expect.element(page.getByRole('button', { name: 'Responder' })).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(state.kind === 'open' && vi.mocked(state.onChange).mock.calls).toEqual([[1]]);
    expect(state.kind === 'open' && state.onAnswer).not.toHaveBeenCalled();
  });

  it('offline keeps the choice and answers nothing', async () => {
    await render(<Item state={open(3, { stopped: { why: 'offline', text: 'Sem internet.' } })} />);
    await expect.element(page.getByRole('radio', { name: /Alternativa C/ })).toBeChecked();
    await expect.element(page.getByRole('button', { name: 'Responder' })).toBeDisabled();
  });
});

describe('answered', () => {
  it('folds to the verdict and the comment, tells it and takes the focus of the button', async () => {
    const screen = await render(<Item state={open(2)} />);
    await page.getByRole('button', { name: 'Responder' }).click();
    await screen.rerender(<Item state={judged('right', 'Você acertou', 2)} />);
    await expect.element(line()).toHaveFocus();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Você acertou');
    await expect.element(page.getByText('Qual foi a velocidade?').first()).toBeVisible();
    await expect.element(page.getByRole('list', { name: 'Alternativas' })).not.toBeInTheDocument();
    await expect.element(page.getByText('180 ÷ 2,5')).toBeVisible();
  });

  it('one that loads answered moves no focus, and keeps its comment folded', async () => {
    await render(<Item state={judged('wrong', 'Você errou', 3)} />);
    await expect.element(page.getByText('180 ÷ 2,5')).not.toBeVisible();
    expect(document.activeElement).toBe(document.body);
  });

  it('opens again with the answer judged, and the comment beside', async () => {
    await render(<Item state={judged('wrong', 'Você errou', 3)} />);
    await userEvent.tab();
    await expect.element(line()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const list = page.getByRole('list', { name: 'Alternativas' });
    await expect.element(list.getByText('Alternativa C, sua resposta, errada:')).toBeInTheDocument();
    await expect.element(page.getByText('180 ÷ 2,5')).toBeVisible();
  });
});

it('closed says that it was not answered and shows the key', async () => {
  await render(<Item state={judged('closed', 'Não respondeu', null)} />);
  await expect.element(page.getByText('Não respondeu')).toBeVisible();
  await line().click();
  await expect.element(page.getByText('Alternativa B, resposta certa:')).toBeInTheDocument();
});
