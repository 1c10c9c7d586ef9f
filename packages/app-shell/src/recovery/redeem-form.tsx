/** A new password by the link of the message (decision 175): once saved, the person signs in with it. */
import { ApiError } from '@luneta/api-client';
import { redeemRecuperacaoMutation } from '@luneta/api-client/recuperacao';
import { newerFormErrors, senhaRules, type Perfil } from '@luneta/domain';
import { Button, Card, Heading, PasswordInput, RequirementsList, Text } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from '../router/index.ts';

import { NO_ENTRY } from '../entry/entry.ts';
import { Form, FormFailure } from '../form/form.tsx';
import { useForm } from '../form/use-form.ts';
import { senhaErrorText, senhaRuleText } from '../security/senha-words.ts';
import { useServices } from '../services/context.tsx';
import { copy } from './copy.ts';
import { useProblem } from './use-problem.ts';

const EMPTY = { nova: '', confirmacao: '' };
const STATES = { true: 'met', false: 'unmet', null: 'pending' } as const;

export function RedeemForm({ codigo }: { codigo: string }) {
  const { api, config, session, visit } = useServices();
  const navigate = useNavigate();
  const heading = useId();
  const problemOf = useProblem();
  const [expired, setExpired] = useState(false);
  // Only the server knows whose link it is. Links of the console belong to staff, whose passwords are longer.
  const perfil: Perfil = config.app === 'staff' ? 'professor' : 'aluno';
  // The person does not know the current password, so the new one is not compared with it.
  const filled = (values: typeof EMPTY) => ({ atual: '\u0000', ...values });
  const form = useForm({
    values: EMPTY,
    toRequest: ({ nova }) => ({ codigo, nova }),
    check: (values) => {
      const { nova, confirmacao } = newerFormErrors(filled(values), perfil);
      const text = (error: typeof nova) => (error === undefined ? undefined : senhaErrorText(error, 'newer', perfil));
      return { nova: text(nova), confirmacao: text(confirmacao) };
    },
    send: useMutation(redeemRecuperacaoMutation(api)).mutateAsync,
    refusal: (error) => {
      if (error instanceof ApiError && error.status === 422) return { fields: { nova: error.erro } };
      const { expired: text, failed } = copy.redeem;
      setExpired(error instanceof ApiError && error.status === 404);
      return { failure: problemOf(error, { byStatus: { 404: text }, failed }) };
    },
    onSent: () => void leave(),
  });
  const rules = senhaRules('newer', filled(form.values), perfil).filter(({ rule }) => rule !== 'diferente_da_atual');

  async function leave() {
    await navigate('/');
    // Every session of the person has ended; whoever is signed in here starts from the login too.
    session.signOut();
    visit.update({ entry: NO_ENTRY, notice: 'senha_trocada' });
  }

  return (
    <Card as="section" labelledBy={heading}>
      <Form of={form} labelledBy={heading}>
        <Heading id={heading}>{copy.redeem.title}</Heading>
        {!expired && (
          <>
            <Text tone="muted">{copy.redeem.text}</Text>
            <PasswordInput label={copy.redeem.nova} autoComplete="new-password" {...form.field('nova')} />
            <PasswordInput label={copy.redeem.confirmacao} autoComplete="new-password" {...form.field('confirmacao')} />
            <RequirementsList
              label={copy.redeem.rules}
              items={rules.map(({ rule, met }) => ({
                text: senhaRuleText(rule, 'newer', perfil),
                state: STATES[`${met}`],
              }))}
            />
          </>
        )}
        <FormFailure of={form} />
        {expired ? (
          <Button block onClick={() => visit.update({ entry: NO_ENTRY })}>
            {copy.redeem.again}
          </Button>
        ) : (
          <Button type="submit" block busy={form.sending}>
            {copy.redeem.submit}
          </Button>
        )}
      </Form>
    </Card>
  );
}
