/** The proposal on paper, with a ruled sheet after it: it takes the whole page, so that only it is printed. */
import type { PropostaGestao } from '@luneta/api-client';
import { usePageTitle } from '@luneta/app-shell';
import { joinFonte } from '@luneta/domain';
import {
  Button,
  Content,
  HeadingScope,
  HeadingTag,
  Inline,
  PageTitle,
  PrintSheet,
  RichHtml,
  Stack,
  Text,
} from '@luneta/ui';
import { Printer } from '@luneta/ui/icons';
import { useEffect } from 'react';

import { copy } from './copy.ts';
import * as css from './folha.css.ts';

const words = copy.folha;

export function Folha({ proposta, onDone }: { proposta: PropostaGestao; onDone: () => void }) {
  const heading = usePageTitle(words.title);
  const { codigo, titulo, genero_textual_nome, descricao, min_linhas, max_linhas, textos } = proposta;
  useEffect(() => heading.current?.focus(), [heading]);
  const foot = { title: codigo, note: genero_textual_nome };
  return (
    <Content width="staff">
      <Stack gap="e16">
        <div className={css.screenOnly}>
          <PageTitle ref={heading}>{words.title}</PageTitle>
          <Text tone="muted">{words.text}</Text>
          <Inline gap="e12" wrap>
            <Button size="sm" icon={Printer} onClick={() => window.print()}>
              {words.print}
            </Button>
            <Button size="sm" variant="secondary" onClick={onDone}>
              {words.back}
            </Button>
          </Inline>
        </div>
        <div className={css.paper}>
          <PrintSheet label={words.proposta} {...foot}>
            <HeadingTag className={css.theme}>{titulo}</HeadingTag>
            <div className={css.text}>
              <RichHtml look="body" html={descricao} />
              <p>{words.pedido(min_linhas, max_linhas)}</p>
            </div>
            <HeadingScope>
              {textos.map((texto, n) => (
                <section key={n}>
                  <HeadingTag className={css.title}>{copy.previa.textTitle(n + 1)}</HeadingTag>
                  <div className={css.text}>
                    <RichHtml look="body" html={joinFonte(texto)} />
                  </div>
                </section>
              ))}
            </HeadingScope>
          </PrintSheet>
          <div className={css.sheet}>
            <PrintSheet label={words.pauta} {...foot} header={<Cabecalho tema={titulo} />}>
              <ol className={css.lines} aria-label={words.pauta}>
                {Array.from({ length: max_linhas }, (_, n) => (
                  <li key={n} className={css.line}>
                    {n + 1}
                  </li>
                ))}
              </ol>
            </PrintSheet>
          </div>
        </div>
      </Stack>
    </Content>
  );
}

const Cabecalho = ({ tema }: { tema: string }) => (
  <div className={css.head}>
    <div className={css.blanks}>
      {[words.nome, words.turma, words.data].map((label) => (
        <div key={label} className={css.blank}>
          {label}:
        </div>
      ))}
    </div>
    <div className={css.text}>{tema}</div>
  </div>
);
