/** What the file did, and the ways on: slips for who is new, the lines that were left out, and taking it all back. */
import type { GestaoImportacao } from '@luneta/api-client';
import { useAddress } from '@luneta/app-shell/list';
import { ButtonLink, Card, Heading, Inline, Note, Stack, Text } from '@luneta/ui';
import { ClipboardCheck, Printer } from '@luneta/ui/icons';

import { emQuando, horaOu } from '../../../shared/quando.ts';
import { paths } from '../../../shared/paths.ts';
import { useRelogio } from '../../../shared/use-relogio.ts';
import { linhasDe, mudancasDe } from '../contas.ts';
import { copy, n } from '../copy.ts';
import { Baixar } from '../parts/baixar.tsx';
import type { EtapaProps } from '../parts/etapa-props.ts';
import { Frame } from '../parts/frame.tsx';
import { provaDe, voltaDaProva } from '../../../shared/prova-de-origem.ts';
import { useLink } from '../parts/use-link.ts';
import { acoesDe, TIPOS } from '../tipos.ts';
import { Desfazer } from './desfazer.tsx';
import { Ficaram } from './ficaram.tsx';

export function Resultado({ importacao, of }: Pick<EtapaProps, 'importacao' | 'of'>) {
  const { tipo, nome_arquivo, resumo, situacao, desfazer_ate, aplicada_em, desfeita_em } = importacao;
  const relogio = useRelogio();
  const undone = situacao === 'desfeita';
  return (
    <Frame
      tipo={tipo}
      unwritten={false}
      detail={copy.detail(nome_arquivo, linhasDe(resumo), tipo)}
      current={5}
      note={!undone && desfazer_ate !== null ? copy.desfazerAte(horaOu(desfazer_ate, relogio)) : undefined}
      actions={<Acoes importacao={importacao} of={of} />}
    >
      <Stack gap="e16">
        {undone && desfeita_em !== null && <Note tone="info">{copy.desfeitaEm(emQuando(desfeita_em, relogio))}</Note>}
        {!undone && (
          <Card as="section">
            <Stack gap="e12">
              <Inline gap="e12" wrap>
                <Text as="strong" look="numXl">
                  {n(mudancasDe(resumo))}
                </Text>
                <Text tone="muted">{copy.feitas(mudancasDe(resumo))}</Text>
              </Inline>
              {aplicada_em !== null && (
                <Text look="small" tone="muted">
                  {copy.aplicadaEm(emQuando(aplicada_em, relogio))}
                </Text>
              )}
              <Feito tipo={tipo} resumo={resumo} />
            </Stack>
          </Card>
        )}
        {!undone && TIPOS[tipo].fichas && resumo.criar > 0 && <Note tone="info">{copy.fichasText}</Note>}
        {!undone && tipo === 'questoes' && resumo.aviso > resumo.duplicada && (
          <Note tone="info">{copy.questao.rascunhos}</Note>
        )}
        {!undone && resumo.erro > 0 && (
          <Note tone="warning" action={<Baixar of={of} />}>
            {copy.deFora(resumo.erro)}
          </Note>
        )}
        {undone && <Ficaram of={of} />}
      </Stack>
    </Frame>
  );
}

function Feito({ tipo, resumo }: Pick<GestaoImportacao, 'tipo' | 'resumo'>) {
  const parts = acoesDe(tipo).filter(({ acao }) => acao !== 'erro' && resumo[acao] > 0);
  return (
    <Stack gap="e8">
      <Heading look="h3">{copy.feito}</Heading>
      <Stack as="ul" gap="e4">
        {parts.map(({ acao, feito }) => (
          <li key={acao}>{copy.feitos(feito, resumo[acao])}</li>
        ))}
      </Stack>
    </Stack>
  );
}

function Acoes({ importacao, of }: Pick<EtapaProps, 'importacao' | 'of'>) {
  const link = useLink();
  const prova = provaDe(useAddress().search);
  const { tipo, situacao, resumo, desfazer_ate, rascunho_id = null, parametros = null } = importacao;
  const undone = situacao === 'desfeita';
  const slips = !undone && TIPOS[tipo].fichas && resumo.criar > 0;
  return (
    <>
      {rascunho_id === null ? null : (
        <ButtonLink size="sm" icon={ClipboardCheck} href={link(paths.provaConferir(rascunho_id))}>
          {copy.conferirProva}
        </ButtonLink>
      )}
      {slips ? (
        <ButtonLink size="sm" icon={Printer} href={paths.fichas}>
          {copy.fichas}
        </ButtonLink>
      ) : parametros !== null ? (
        <ButtonLink size="sm" href={link(hrefDaProva(parametros))}>
          {copy.parametros.verProva}
        </ButtonLink>
      ) : tipo === 'questoes' && !undone && prova !== null ? (
        <ButtonLink size="sm" href={voltaDaProva(prova)}>
          {copy.questao.naProva}
        </ButtonLink>
      ) : tipo === 'questoes' && !undone ? (
        <ButtonLink size="sm" href={paths.questoes}>
          {copy.questao.noBanco}
        </ButtonLink>
      ) : (
        <ButtonLink size="sm" {...(rascunho_id !== null && { variant: 'secondary' })} href={link(paths.importacoes)}>
          {copy.title}
        </ButtonLink>
      )}
      {!undone && desfazer_ate !== null && <Desfazer importacao={importacao} of={of} />}
    </>
  );
}

/** The exam whose items got the parameters: a draft is looked through again. */
const hrefDaProva = ({
  avaliacao_conhecimento_id,
  rascunho_id,
}: NonNullable<GestaoImportacao['parametros']>): string => {
  if (rascunho_id !== null) return paths.provaConferir(rascunho_id);
  return avaliacao_conhecimento_id === null ? paths.provas : paths.exame(avaliacao_conhecimento_id);
};
