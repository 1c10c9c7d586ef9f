/** Beside the columns: how much comes in, the first line as it will be, and names with accents to judge by eye. */
import type { GestaoImportacao } from '@luneta/api-client';
import { Card, Heading, Icon, Inline, LinkButton, PersonName, Stack, Text } from '@luneta/ui';
import { CircleCheck, CircleX } from '@luneta/ui/icons';
import { useState } from 'react';

import { copy, n } from '../copy.ts';
import { CAMPOS } from '../tipos.ts';
import { faltam, type Escolha } from './escolha.ts';

type ResumoProps = { importacao: GestaoImportacao; escolha: Escolha };

export function Resumo(props: ResumoProps) {
  return (
    <>
      <Entra {...props} />
      <LinhaUm {...props} />
      <Acentos importacao={props.importacao} />
    </>
  );
}

function Entra({ importacao: { colunas, campos }, escolha }: ResumoProps) {
  const missing = faltam(escolha, campos);
  const needed = campos.filter(({ necessario }) => necessario);
  const taken = escolha.campos.size;
  return (
    <Card as="section">
      <Stack gap="e12">
        <Heading look="h3">{copy.oQueEntra}</Heading>
        <Inline gap="e12">
          <Text as="strong" look="numXl">
            {n(taken)}
          </Text>
          <Text look="small" tone="muted">
            {copy.deColunas(colunas.length, colunas.length - taken)}
          </Text>
        </Inline>
        <Stack as="ul" gap="e8">
          {needed.map(({ campo }) => {
            const out = missing.includes(campo);
            return (
              <Inline as="li" key={campo} gap="e8" justify="between">
                <Inline gap="e8">
                  <Text as="span" tone={out ? 'danger' : 'success'}>
                    <Icon of={out ? CircleX : CircleCheck} size={20} />
                  </Text>
                  <span>{CAMPOS[campo]}</span>
                </Inline>
                <Text as="span" look="small" tone={out ? 'danger' : 'muted'}>
                  {out ? copy.falta : copy.obrigatoria}
                </Text>
              </Inline>
            );
          })}
        </Stack>
      </Stack>
    </Card>
  );
}

function LinhaUm({ importacao: { colunas }, escolha }: ResumoProps) {
  const values = colunas.flatMap(({ coluna, exemplos }) => {
    const campo = escolha.campos.get(coluna);
    const [valor = ''] = exemplos;
    return campo === undefined || valor === '' ? [] : [{ campo, valor }];
  });
  const nome = values.find(({ campo }) => campo === 'nome')?.valor;
  const rest = values.filter(({ campo }) => campo !== 'nome');
  if (values.length === 0) return null;
  return (
    <Card as="section">
      <Stack gap="e8">
        <Heading look="h3">{copy.comoFica}</Heading>
        {nome !== undefined && (
          <Text look="bodyStrong">
            <PersonName>{nome}</PersonName>
          </Text>
        )}
        {rest.map(({ campo, valor }) => (
          <Text key={campo} look="small">
            <Text as="span" look="small" tone="muted">
              {CAMPOS[campo]}:
            </Text>{' '}
            {valor}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}

const CODES = { 'utf-8': 'UTF-8', 'utf-16': 'UTF-16', 'windows-1252': 'Windows-1252' } as const;

function Acentos({ importacao: { codificacao, amostras } }: Pick<ResumoProps, 'importacao'>) {
  const [wrong, setWrong] = useState(false);
  if (codificacao === null || amostras.length === 0) return null;
  return (
    <Card as="section">
      <Stack gap="e8" align="start">
        <Heading look="h3">{copy.acentos}</Heading>
        <Text look="small" tone="muted">
          {copy.lidos(CODES[codificacao])}
        </Text>
        <Text look="bodyStrong">{amostras.join(' · ')}</Text>
        <LinkButton expanded={wrong} onClick={() => setWrong(!wrong)}>
          {copy.errados}
        </LinkButton>
        {wrong && <Text look="small">{copy.comoAcertar}</Text>}
      </Stack>
    </Card>
  );
}
