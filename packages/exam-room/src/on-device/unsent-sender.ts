/** What sends the answers that a student left on this device: one for a page, shared by who watches it. */
import { useMayWrite, useServices, useTurmaAlunoId, type Services } from '@luneta/app-shell';
import { createUnsentSender, type UnsentSender } from '@luneta/exam';
import { createProvaTransport } from '@luneta/exam/http';
import { browserClock, outboxPorts } from '@luneta/exam/react';
import { useEffect } from 'react';

import { outbox } from './outbox.ts';

export type Watched = {
  readonly sender: UnsentSender;
  readonly onStored: Set<() => void>;
  /** Sends until the answer is called, and as long as anybody else has it send. */
  readonly join: () => () => void;
};

const made = new WeakMap<Services, Map<number, Watched>>();

function watchedOf(services: Services, turma_aluno_id: number): Watched {
  const students = made.get(services) ?? new Map<number, Watched>();
  made.set(services, students);
  const known = students.get(turma_aluno_id);
  if (known !== undefined) return known;
  const { api, device, session } = services;
  const onStored = new Set<() => void>();
  const sender = createUnsentSender({
    ...outboxPorts(device),
    turma_aluno_id,
    outbox,
    transport: createProvaTransport(api, browserClock),
    signedInStudent: () => session.getSnapshot().turma_aluno_id,
    onStored: () => {
      for (const told of onStored) told();
    },
  });
  let users = 0;
  const join = () => {
    users += 1;
    void sender.start();
    return () => {
      users -= 1;
      if (users === 0) sender.stop();
    };
  };
  const watched: Watched = { sender, onStored, join };
  students.set(turma_aluno_id, watched);
  return watched;
}

/** Sends while the component stands; null for who only looks, of whom nothing is sent. */
export function useUnsentSender(): Watched | null {
  const services = useServices();
  const turma_aluno_id = useTurmaAlunoId();
  const mayWrite = useMayWrite();
  const watched = mayWrite ? watchedOf(services, turma_aluno_id) : null;
  useEffect(() => watched?.join(), [watched]);
  return watched;
}
