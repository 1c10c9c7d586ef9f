/** What is open before results are let out, line by line. */
import type { ItensDaProva, ResultadosDaProva } from '@luneta/api-client';
import { Badge, ButtonLink, Card, Heading, Inline, Stack, Text, VisuallyHidden } from '@luneta/ui';
import { Check, TriangleExclamationPoint } from '@luneta/ui/icons';
import type { ReactNode } from 'react';

import { paths } from '../../../shared/paths.ts';
import { saudeOf } from '../questoes/item.ts';
import { useTempo } from '../tempo.ts';
import { copy } from './copy.ts';

type Ponto = { id: string; ok: boolean; title: string; text: string | null; action?: ReactNode };

/** The lines of the checklist. */
export function usePontos(
  { conferencia, fechada, calculado_em, avaliacao_conhecimento_id }: ResultadosDaProva,
  itens: ItensDaProva | undefined,
): readonly Ponto[] {
  const { prazo } = useTempo();
  const { qtde_turmas, qtde_turmas_abertas, qtde_fora_do_prazo, recalculo } = conferencia;
  const { qtde_redacoes_a_corrigir: redacoes, qtde_subjetivas_a_corrigir: textos } = conferencia;
  const { qtde_textos_em_papel: papel, qtde_duas_respostas: duas = 0 } = conferencia;
  const negative = (itens?.itens ?? []).filter((item) => !item.anulada && saudeOf(item) === 'anular').length;
  const known = itens?.fechada === true;
  const itemsTitle = negative === 0 ? copy.okItens : copy.itens(negative);
  const calculo = recalculo ? copy.recalculo : calculado_em === null ? copy.noCalculo : copy.okCalculo;
  const notYet = fechada ? copy.calculating : copy.noCalculoText;
  return [
    {
      id: 'turmas',
      ok: qtde_turmas_abertas === 0,
      title: qtde_turmas_abertas === 0 ? copy.okTurmas : copy.openTurmas(qtde_turmas_abertas),
      text: copy.turmasText(qtde_turmas),
    },
    {
      id: 'textos',
      ok: redacoes + textos === 0,
      title: redacoes + textos === 0 ? copy.okTextos : copy.textos(redacoes, textos),
      text: redacoes + textos === 0 ? null : copy.textosText,
    },
    {
      id: 'papel',
      ok: papel === 0,
      title: papel === 0 ? copy.okPapel : copy.papel(papel),
      text: papel === 0 ? null : copy.textosText,
    },
    {
      id: 'atrasadas',
      ok: qtde_fora_do_prazo === 0,
      title: qtde_fora_do_prazo === 0 ? copy.okAtrasadas : copy.atrasadas(qtde_fora_do_prazo),
      text: qtde_fora_do_prazo === 0 ? null : copy.atrasadasText,
    },
    ...(duas === 0 ? [] : [{ id: 'duas', ok: false, title: copy.duas(duas), text: copy.duasText }]),
    {
      id: 'calculo',
      ok: !recalculo && calculado_em !== null,
      title: calculo,
      text: calculado_em === null ? notYet : copy.calculoAt(prazo(calculado_em)),
    },
    {
      id: 'itens',
      ok: known && negative === 0,
      title: known ? itemsTitle : copy.noItens,
      text: known && negative > 0 ? copy.itensText : null,
      ...(negative > 0 && {
        action: (
          <ButtonLink href={paths.exameQuestoes(avaliacao_conhecimento_id)} variant="secondary" size="sm">
            {copy.decide} <VisuallyHidden>{copy.decideOf}</VisuallyHidden>
          </ButtonLink>
        ),
      }),
    },
  ];
}

export function Conferencia({ pontos }: { pontos: readonly Ponto[] }) {
  return (
    <Card padding="md">
      <Stack gap="e12">
        <Heading look="h3">{copy.conferencia}</Heading>
        <Stack as="ul" gap="e12">
          {pontos.map(({ id, ok, title, text, action }) => (
            <li key={id}>
              <Inline gap="e12" align="start" justify="between">
                <Stack gap="e8" align="start">
                  <Stack gap="e0">
                    <Text as="div" look="bodyStrong">
                      {title}
                    </Text>
                    {text !== null && (
                      <Text as="div" look="small" tone="muted">
                        {text}
                      </Text>
                    )}
                  </Stack>
                  {action}
                </Stack>
                <Badge tone={ok ? 'success' : 'warning'} icon={ok ? Check : TriangleExclamationPoint}>
                  {ok ? copy.ok : copy.attention}
                </Badge>
              </Inline>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
