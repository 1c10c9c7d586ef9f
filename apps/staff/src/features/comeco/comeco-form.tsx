/** The school and the account, in one form. */
import { createInstalacaoMutation } from '@luneta/api-client/instalacao';
import { zInstalacaoRequest } from '@luneta/api-client/schemas';
import { useServices } from '@luneta/app-shell';
import { Form, FormFailure, useForm } from '@luneta/app-shell/form';
import { isNomeVazio, newerFormErrors, senhaErrorSentence, senhaLimits } from '@luneta/domain';
import { isEmail } from '@luneta/domain/configuracao-campos';
import { loginDoNome, readLogin } from '@luneta/domain/login-nome';
import { Button, Card, Heading, PasswordInput, Select, Stack, Text, TextInput } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';

import { deviceFuso, fusosOf } from '../../shared/fuso/fusos.ts';
import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';

type Values = {
  codigo: string;
  escola_nome: string;
  fuso_horario: string;
  nome: string;
  login: string;
  email: string;
  senha: string;
  confirmacao: string;
};

function check({ codigo, escola_nome, nome, login, email, senha, confirmacao }: Values) {
  const error = newerFormErrors({ atual: '\u0000', nova: senha, confirmacao: senha }, 'admin').nova;
  return {
    codigo: codigo.trim() === '' ? copy.errors.codigo : undefined,
    escola_nome: isNomeVazio(escola_nome) ? copy.errors.escola_nome : undefined,
    nome: isNomeVazio(nome) ? copy.errors.nome : undefined,
    login: readLogin(login) === null ? copy.errors.login : undefined,
    email: email.trim() !== '' && !isEmail(email.trim()) ? copy.errors.email : undefined,
    senha: error && senhaErrorSentence(error, senhaLimits('admin')),
    confirmacao: confirmacao === senha ? undefined : copy.errors.confirmacao,
  };
}

/** @param codigo that of the printed address; empty when it has to be typed */
export function ComecoForm({ codigo }: { codigo: string }) {
  const { api, address, session } = useServices();
  const fuso = deviceFuso();
  const form = useForm({
    values: { codigo, escola_nome: '', fuso_horario: fuso, nome: '', login: '', email: '', senha: '', confirmacao: '' },
    schema: zInstalacaoRequest,
    toRequest: ({ confirmacao: _same, email, ...rest }: Values) => ({ ...rest, email: email.trim() || null }),
    check,
    send: useMutation(createInstalacaoMutation(api)).mutateAsync,
    onSent: ({ authorization, shouldChangePassword }) => {
      address.replace(paths.inicio);
      session.signIn({ authorization, remember: false, shouldChangePassword });
    },
  });
  const proposed = loginDoNome(form.values.nome);
  const { fields } = copy;
  return (
    <Form of={form}>
      <Parte title={copy.escola}>
        {codigo === '' && <TextInput {...fields.codigo} autoComplete="one-time-code" {...form.field('codigo')} />}
        <TextInput {...fields.escola_nome} autoComplete="organization" prose {...form.field('escola_nome')} />
        <Select {...fields.fuso_horario} {...form.field('fuso_horario')} options={fusosOf(fuso)} />
      </Parte>
      <Parte title={copy.conta}>
        <Text tone="muted">{copy.contaText}</Text>
        <TextInput
          {...fields.nome}
          autoComplete="name"
          prose
          {...form.field('nome')}
          // The login follows the name until somebody writes another one.
          onChange={(nome) => form.set({ nome, ...(form.values.login === proposed && { login: loginDoNome(nome) }) })}
        />
        <TextInput {...fields.login} autoComplete="username" {...form.field('login')} />
        <TextInput {...fields.email} optional type="email" autoComplete="email" {...form.field('email')} />
        <PasswordInput {...fields.senha} autoComplete="new-password" {...form.field('senha')} />
        <PasswordInput {...fields.confirmacao} autoComplete="new-password" {...form.field('confirmacao')} />
      </Parte>
      <FormFailure of={form} />
      <Button type="submit" block busy={form.sending}>
        {copy.submit}
      </Button>
    </Form>
  );
}

function Parte({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap="e16">
        <Heading look="h3" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
