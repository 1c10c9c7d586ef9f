ALTER TABLE "conteudo_visualizacao" ADD COLUMN "ajudou" boolean;--> statement-breakpoint
ALTER TABLE "conteudo_visualizacao" ADD COLUMN "votado_em" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "conteudo_visualizacao_votos" ON "conteudo_visualizacao" USING btree ("escola_id","conteudo_digital_id","votado_em") WHERE "conteudo_visualizacao"."votado_em" is not null;--> statement-breakpoint
ALTER TABLE "conteudo_visualizacao" ADD CONSTRAINT "conteudo_visualizacao_voto" CHECK (("conteudo_visualizacao"."ajudou" is null) = ("conteudo_visualizacao"."votado_em" is null));