/** Draws the contract with Swagger UI. Calls cannot be tried from it, and nothing is asked of another host. */
const nothing = () => null;
globalThis.SwaggerUIBundle({
  plugins: [() => ({ wrapComponents: { authorizeBtn: () => nothing, authorizeOperationBtn: () => nothing } })],
  url: '/contrato/openapi.json',
  dom_id: '#contrato',
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  supportedSubmitMethods: [],
  validatorUrl: null,
  deepLinking: true,
});
