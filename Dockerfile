# The companion server with the browser bundles. Nothing but the repository is needed: docker compose up
FROM node:26-slim AS build
WORKDIR /app
COPY . .
RUN npm run build
RUN npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund --workspace server --include-workspace-root

FROM node:26-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/server/package.json ./server/
COPY --from=build /app/server/dist ./server/dist
COPY --from=build /app/server/demo ./server/demo
RUN mkdir data && chown node:node data
USER node
VOLUME /app/data
EXPOSE 8787
HEALTHCHECK CMD ["node", "-e", "fetch('http://localhost:' + (process.env.PORT || 8787) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/cli.js", "serve"]
