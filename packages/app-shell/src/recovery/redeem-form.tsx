/** A new password by the link of the message (decision 175): once saved, the person signs in with it. */
import { ApiError } from '@luneta/api-client';
import { redeemRecuperacaoMutation } from '@luneta/api-client/recuperacao';
import { newerFormErrors, senhaRules, type Perfil } from '@luneta/domain';
import { Button, Card, Heading, Note, PasswordInput, RequirementsList, Stack, Text } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';

import { NO_ENTRY } from '../entry/entry.ts';
import { senhaErrorText, senhaRuleText } from '../security/senha-words.ts';
import { useFirstError } from '../security/use-first-error.ts';
import { useServices } from '../services/context.tsx';
import { copy } from './copy.ts';
import { useProblem } from './use-problem.ts';

const STATES = { true: 'met', false: 'unmet', null: 'pending' } as const;

export function RedeemForm({ codigo }: { codigo: string }) {
  const { api, config, session, visit } = useServices();
  const navigate = useNavigate();
  const heading = useId();
  const problemOf = useProblem();
  const { form, tried, tryNow } = useFirstError();
  const [nova, setNova] = useState('');
  const [confirmacao, setConfirmacao] = useState('');
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const [problem, setProblem] = useState<string | null>(null);
  const [expired, setExpired] = useState(false);
  const redeem = useMutation(redeemRecuperacaoMutation(api));

  // Only the server knows whose link it is. Links of the console belong to staff, whose passwords are longer.
  const perfil: Perfil = config.app === 'staff' ? 'professor' : 'aluno';
  // The person does not know the current password, so the new one is not compared with it.
  const filled = { atual: '\u0000', nova, confirmacao };
  const errors = newerFormErrors(filled, perfil);
  const rules = senhaRules('newer', filled, perfil).filter(({ rule }) => rule !== 'diferente_da_atual');
  const textOf = (field: 'nova' | 'confirmacao') => {
    const error = errors[field];
    return tried && !redeem.isPending && error !== undefined ? senhaErrorText(error, 'newer', perfil) : undefined;
  };

  async function save(event: FormEvent) {
    event.preventDefault();
    tryNow();
    setProblem(null);
    setRefused(undefined);
    if (redeem.isPending || Object.keys(errors).length > 0) return;
    try {
      await redeem.mutateAsync({ codigo, nova });
      await navigate('/');
      // Every session of the person has ended; whoever is signed in here starts from the login too.
      session.signOut();
      visit.update({ entry: NO_ENTRY, notice: 'senha_trocada' });
    } catch (error) {
      if (error instanceof ApiError && error.status === 422) return setRefused(error.erro);
      const { expired: text, failed } = copy.redeem;
      setExpired(error instanceof ApiError && error.status === 404);
      return setProblem(problemOf(error, { byStatus: { 404: text }, failed }));
    }
  }

  return (
    <Card as="section" labelledBy={heading}>
      <form ref={form} onSubmit={(event) => void save(event)} noValidate aria-labelledby={heading}>
        <Stack gap="e16">
          <Heading level={2} id={heading}>
            {copy.redeem.title}
          </Heading>
          {!expired && (
            <>
              <Text tone="muted">{copy.redeem.text}</Text>
              <PasswordInput
                label={copy.redeem.nova}
                autoComplete="new-password"
                value={nova}
                onChange={(value) => {
                  setNova(value);
                  setRefused(undefined);
                }}
                error={refused ?? textOf('nova')}
              />
              <PasswordInput
                label={copy.redeem.confirmacao}
                autoComplete="new-password"
                value={confirmacao}
                onChange={setConfirmacao}
                error={textOf('confirmacao')}
              />
              <RequirementsList
                label={copy.redeem.rules}
                items={rules.map(({ rule, met }) => ({
                  text: senhaRuleText(rule, 'newer', perfil),
                  state: STATES[`${met}`],
                }))}
              />
            </>
          )}
          {problem !== null && (
            <Note tone="danger" alert>
              {problem}
            </Note>
          )}
          {expired ? (
            <Button block onClick={() => visit.update({ entry: NO_ENTRY })}>
              {copy.redeem.again}
            </Button>
          ) : (
            <Button type="submit" block busy={redeem.isPending}>
              {copy.redeem.submit}
            </Button>
          )}
        </Stack>
      </form>
    </Card>
  );
}
