/** What is chosen and not yet answered in a quiz. This tab notes it for the phase seen last, so that a reload keeps it. */
import { useServices, type Services } from '@luneta/app-shell';
import { useState } from 'react';

const NOTE = 'quiz';

/** Options by the number of their question. */
type Choices = Readonly<Record<string, number | null>>;

function read({ note }: Pick<Services['session'], 'note'>, trilha_fase_id: number): Choices {
  const noted: unknown = JSON.parse(note(NOTE) || 'null');
  return isNoted(noted) && noted.trilha_fase_id === trilha_fase_id ? noted.choices : {};
}

const isNoted = (noted: unknown): noted is { trilha_fase_id: number; choices: Choices } =>
  typeof noted === 'object' && noted !== null && 'trilha_fase_id' in noted && 'choices' in noted;

/** The option chosen in the question of that number, and how to choose another. */
export function useChoice(trilha_fase_id: number, index: number): [number | null, (option: number | null) => void] {
  const { session } = useServices();
  const [chosen, setChosen] = useState<number | null>(() => read(session, trilha_fase_id)[index] ?? null);
  const choose = (option: number | null) => {
    setChosen(option);
    const choices = { ...read(session, trilha_fase_id), [index]: option };
    session.setNote(NOTE, JSON.stringify({ trilha_fase_id, choices }));
  };
  return [chosen, choose];
}
