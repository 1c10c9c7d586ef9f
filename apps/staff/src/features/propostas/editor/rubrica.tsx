/** By which an essay is marked, and the exams that have the proposal. */
import type { PropostaGestao } from '@luneta/api-client';
import { Card, Disclosure, Heading, Link, Stack, Text } from '@luneta/ui';

import { paths } from '../../../shared/paths.ts';
import { copy } from './copy.ts';

export const Rubrica = ({ rubrica }: Pick<PropostaGestao, 'rubrica'>) => (
  <Card padding="sm" as="section" labelledBy="proposta-rubrica">
    <Stack gap="e8">
      <Heading look="bodyStrong" id="proposta-rubrica">
        {copy.rubrica.title}
      </Heading>
      <Text look="small" tone="muted">
        {copy.rubrica.text}
      </Text>
      {rubrica.map(({ numero, nome, descricao, niveis }) => (
        <Disclosure key={numero} variant="row" label={copy.rubrica.open(numero, nome)}>
          <Stack gap="e8">
            <Text look="small">{descricao}</Text>
            <Stack as="ul" gap="e4">
              {niveis.map(({ nota, descricao: nivel }) => (
                <li key={nota}>
                  <Text look="small">
                    <strong>{copy.rubrica.nivel(nota)}</strong>: {nivel}
                  </Text>
                </li>
              ))}
            </Stack>
          </Stack>
        </Disclosure>
      ))}
    </Stack>
  </Card>
);

/** Nothing where no exam has it. */
export function Usos({ provas }: Pick<PropostaGestao, 'provas'>) {
  if (provas.length === 0) return null;
  return (
    <Card padding="sm" as="section" labelledBy="proposta-usos">
      <Stack gap="e8">
        <Heading look="bodyStrong" id="proposta-usos">
          {copy.usos.title}
        </Heading>
        <Stack as="ul" gap="e4">
          {provas.map(({ avaliacao_conhecimento_id, descricao, dia_prova, revisao }) => (
            <li key={`${avaliacao_conhecimento_id}.${dia_prova}`}>
              <Link href={paths.exame(avaliacao_conhecimento_id)}>
                {copy.usos.prova(descricao, dia_prova, revisao)}
              </Link>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
