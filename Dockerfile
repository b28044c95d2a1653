# The companion server, installed from its packages as this repository makes them. Nothing else is needed: docker compose up
FROM node:26-slim AS packages
WORKDIR /build
COPY . .
RUN npm run build
RUN mkdir /packages && npm pack --ignore-scripts --workspace server --include-workspace-root --pack-destination /packages

FROM node:26-slim
ENV NODE_ENV=production
COPY --from=packages /packages /packages
RUN npm install --prefix /app --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund /packages/*.tgz
RUN mkdir /data && chown nobody:nogroup /data
ENV PATH=/app/node_modules/.bin:$PATH
# The server keeps its data in the folder data of where it runs.
WORKDIR /
USER nobody
VOLUME /data
EXPOSE 8787
HEALTHCHECK CMD ["node", "-e", "fetch('http://localhost:' + (process.env.TALKGRAPH_OPERATION_PORT || process.env.PORT || 8787) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["talkgraph", "serve"]
