# docker build -t umkreis . ; how to run it: compose.yaml and docs/deploying.md
# The product brings its own Node through npm; this image's Node only runs npm.
FROM node:24-bookworm-slim AS build
WORKDIR /umkreis
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts

FROM debian:bookworm-slim
WORKDIR /umkreis
# The code belongs to root, so that the server cannot change it; only /data is written.
COPY --from=build /umkreis ./
RUN mkdir -m 700 /data && chown 1000:1000 /data
USER 1000:1000
ENV HOST=0.0.0.0 DATA_DIR=/data NODE_ENV=production
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --start-period=10s CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# Not through npm, so that the stop signal reaches the server itself.
CMD ["node_modules/.bin/node", "src/server/run.cjs", "main"]
