{{- define "fieldgate.name" -}}
{{- .Release.Name | trunc 45 | trimSuffix "-" -}}
{{- end -}}

{{- define "fieldgate.labels" -}}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{ include "fieldgate.selector" . }}
{{- end -}}

{{- define "fieldgate.selector" -}}
app.kubernetes.io/name: fieldgate
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "fieldgate.image" -}}
{{- with .Values.image -}}
{{- if .digest -}}{{ .repository }}@{{ .digest }}{{- else -}}{{ .repository }}:{{ .tag | default $.Chart.AppVersion }}{{- end -}}
{{- end -}}
{{- end -}}

{{/* Nobody's rights, and nothing to write to but what is mounted. */}}
{{- define "fieldgate.containerSecurity" -}}
readOnlyRootFilesystem: true
allowPrivilegeEscalation: false
capabilities: { drop: [ALL] }
{{- end -}}

{{/* Pod settings that all pods share. */}}
{{- define "fieldgate.podCommon" -}}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with .Values.imagePullSecrets }}
imagePullSecrets: {{ toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile: { type: RuntimeDefault }
{{- with .Values.scheduling }}
{{ toYaml . }}
{{- end }}
{{- end -}}

{{/* Keys of the Secret as files that our group alone may read; dict: secret, keys. */}}
{{- define "fieldgate.secretVolume" -}}
name: secrets
secret:
  secretName: {{ .secret.name }}
  defaultMode: 0440
  items:
    {{- range concat .keys .secret.others | uniq | sortAlpha }}
    - { key: {{ . }}, path: {{ . }} }
    {{- end }}
{{- end -}}
