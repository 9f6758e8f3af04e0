{{/* A Deployment of portal processes; dict: root, role, values. */}}
{{- define "fieldgate.process" -}}
{{- $root := .root -}}
{{- $name := printf "%s-%s" (include "fieldgate.name" $root) .role -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ $name }}
  labels: {{ include "fieldgate.labels" $root | nindent 4 }}
    app.kubernetes.io/component: {{ .role }}
spec:
  {{- if not (and .values.autoscaling .values.autoscaling.enabled) }}
  replicas: {{ .values.replicas }}
  {{- end }}
  # The next one serves before the last one of a release ends.
  strategy: { type: RollingUpdate, rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } }
  selector:
    matchLabels: {{ include "fieldgate.selector" $root | nindent 6 }}
      app.kubernetes.io/component: {{ .role }}
  template:
    metadata:
      labels: {{ include "fieldgate.labels" $root | nindent 8 }}
        app.kubernetes.io/component: {{ .role }}
      annotations:
        # Settings are read at a start alone.
        checksum/settings: {{ toJson $root.Values.settings | sha256sum }}
    spec:
      serviceAccountName: {{ include "fieldgate.name" $root }}
      {{- include "fieldgate.podCommon" $root | nindent 6 }}
      # docs/operation.md, "Stopping", with 5 s over.
      {{- $settings := $root.Values.settings }}
      terminationGracePeriodSeconds: {{ add (default 5 $settings.STOP_WAIT_SECONDS) (default 15 $settings.STOP_DRAIN_SECONDS) 10 }}
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels: {{ include "fieldgate.selector" $root | nindent 14 }}
              app.kubernetes.io/component: {{ .role }}
      containers:
        - name: portal
          image: {{ include "fieldgate.image" $root }}
          imagePullPolicy: {{ $root.Values.image.pullPolicy }}
          securityContext: {{ include "fieldgate.containerSecurity" $root | nindent 12 }}
          resources: {{ toYaml .values.resources | nindent 12 }}
          envFrom:
            - configMapRef: { name: {{ include "fieldgate.name" $root }} }
          env:
            - { name: ROLE, value: {{ .role }} }
            {{- range $setting, $key := $root.Values.secret.files }}
            - { name: {{ $setting }}_FILE, value: /run/secrets/fieldgate/{{ $key }} }
            {{- end }}
          ports:
            {{- if eq .role "web" }}
            - { name: http, containerPort: 3000 }
            {{- end }}
            - { name: ops, containerPort: 9464 }
          startupProbe:
            httpGet: { path: /livez, port: ops }
            periodSeconds: 2
            failureThreshold: 60
          livenessProbe:
            httpGet: { path: /livez, port: ops }
            periodSeconds: 10
            timeoutSeconds: 5
          # Longer than a database takes to go over to its standby: meanwhile the portal answers 503 in its own words.
          readinessProbe:
            httpGet: { path: /readyz, port: ops }
            periodSeconds: 5
            timeoutSeconds: 5
            failureThreshold: 10
          volumeMounts:
            - { name: data, mountPath: /mnt/fieldgate }
            - { name: secrets, mountPath: /run/secrets/fieldgate, readOnly: true }
            - { name: tmp, mountPath: /tmp }
      volumes:
        - name: data
          persistentVolumeClaim:
            claimName: {{ $root.Values.storage.existingClaim | default (include "fieldgate.name" $root) }}
        - {{ include "fieldgate.secretVolume" (dict "secret" $root.Values.secret "keys" (values $root.Values.secret.files)) | nindent 10 | trim }}
        - { name: tmp, emptyDir: {} }
{{- end -}}
