import type { Texts } from '../en/en.ts';

const payments = (count: number, text: string) => (count === 1 ? '1 pago' : `${text} pagos`);

export const home: Texts['home'] = {
  title: 'Inicio',
  verdicts: {
    well: { title: 'Todo va bien', text: 'Nada requiere su atención.' },
    quiet: {
      title: 'Todo va bien',
      text: 'Nada requiere su atención. Florin no ha llamado al monedero recientemente.',
    },
    doubt: {
      title: (count, text) =>
        count === 1 ? '1 pago está en duda' : `${payments(count, text)} están en duda`,
      text: 'El monedero todavía no ha comunicado el resultado. Florin sigue preguntando y nunca cobra dos veces.',
    },
    troubled: {
      title: 'Arregle la conexión con el monedero',
      text: 'El monedero rechaza llamadas por un motivo que solo usted puede arreglar. Abajo se explica qué hacer.',
    },
    failing: {
      title: 'El monedero está fallando',
      text: 'Puede que no se inicien pagos nuevos y que los abiertos tarden más. No se pierde dinero: Florin sigue intentándolo.',
    },
    quarantined: {
      title: (count, text) =>
        count === 1 ? '1 pago necesita una decisión' : `${payments(count, text)} necesitan una decisión`,
      text: 'Los datos del monedero no coinciden con los de Florin. Un usuario debe abrir el pago, compararlos y decidir.',
    },
    surroundings: {
      title: 'Hay algo que arreglar en el entorno de Florin',
      text: 'Un certificado, un reloj o la base de datos requiere su intervención. Abajo se explica qué hacer.',
    },
    differences: {
      title: (count, text) =>
        count === 1 ? '1 diferencia con el monedero' : `${text} diferencias con el monedero`,
      text: 'La última comparación encontró en el monedero dinero que no coincide con nuestros libros.',
    },
    incomplete: {
      title: 'La última comparación con el monedero está incompleta',
      text: 'Algunas transacciones del monedero no se pudieron comparar. El informe las enumera.',
    },
    disputed: {
      title: (count, text) =>
        count === 1 ? '1 disputa espera su respuesta' : `${text} disputas esperan su respuesta`,
      text: 'Responda en el sitio del monedero antes del plazo.',
    },
    refunds: {
      title: (count, text) =>
        count === 1 ? '1 reembolso requiere su atención' : `${text} reembolsos requieren su atención`,
      text: 'El monedero los ha rechazado por ahora, o lleva una semana sin decidir.',
    },
    webhooks: {
      title: (count, text) =>
        count === 1 ? '1 destino de webhooks falla' : `${text} destinos de webhooks fallan`,
      text: 'No reciben eventos. Los pagos no se ven afectados.',
    },
    stale: {
      title: 'Estado desconocido',
      text: (at) => `El servicio no ha respondido. Esta página muestra las cifras de las ${at}.`,
    },
    paused: {
      title: 'En pausa mientras no estaba',
      text: (at) => `Esta página muestra las cifras de las ${at}. Se actualiza cuando vuelve.`,
    },
  },
  also: 'También requiere su atención',
  look: 'Ver',
  asOf: (at) => `Actualizado a las ${at}`,
  today: {
    title: 'Hoy',
    since: (time) => `Desde la medianoche UTC, las ${time} en su zona`,
    started: 'Pagos iniciados',
    startedThen: (count, weekday) => `${count} el ${weekday} pasado hasta esta hora`,
    volumeThen: (amount, weekday) => `${amount} en todo el ${weekday} pasado`,
    success: 'Tasa de éxito',
    successHint: 'Cobrados, de los cobrados o fallidos',
    noSuccess: 'Todavía nada cobrado ni fallido',
    volume: 'Cobrado hoy',
    noVolume: 'Todavía no se ha cobrado nada',
    count: payments,
  },
  funnel: {
    title: 'Del inicio al cobro',
    started: 'Iniciados',
    approved: 'Aprobados',
    captured: 'Cobrados',
    losses: 'Dónde se fueron los compradores',
    waiting: 'A la espera del comprador',
    cancelled: 'Cancelados',
    expired: 'Caducados',
    reasons: {
      INSTRUMENT_DECLINED: 'Tarjeta o cuenta rechazada',
      PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'Cuenta del comprador bloqueada',
      PAYER_ACCOUNT_RESTRICTED: 'Cuenta del comprador restringida',
      PAYER_CANNOT_PAY: 'El comprador no puede pagar',
      PAYER_ACTION_REQUIRED: 'El comprador debe confirmar',
      TRANSACTION_REFUSED: 'Rechazado por el monedero',
      TRANSACTION_LIMIT_EXCEEDED: 'Límite del comprador superado',
    },
  },
  flow: {
    title: 'Dónde está el dinero',
    hint: 'Todo lo cobrado hasta ahora. Las retiradas y las conversiones proceden de los informes diarios del monedero.',
    nodes: {
      captured: 'Cobrado',
      accounts: 'Cuentas de vendedores',
      commission: 'Su comisión',
      refunded: 'Reembolsado',
      atWallet: 'En el monedero',
      walletFee: 'Tarifas del monedero',
      atBank: 'En su banco',
      converted: 'Convertido',
      payout: 'En camino',
      paidOut: 'Pagado',
    },
  },
  volume: {
    title: 'Cobrado en los últimos 30 días',
    currency: 'Moneda',
    chart: (currency, total, count) =>
      `Gráfico de barras: importe cobrado cada uno de los últimos 30 días en ${currency}. Total: ${total} en ${count} pagos. La tabla de abajo tiene las mismas cifras.`,
    total: (count, text) => `en ${payments(count, text)}`,
    soFar: 'hasta ahora',
    showTable: 'Mostrar como tabla',
    day: 'Día',
    payments: 'Pagos',
    amount: 'Cobrado',
    empty: 'No se ha cobrado nada en los últimos 30 días.',
  },
  doubt: {
    title: 'En duda',
    none: 'Ninguno',
    oldest: (ago) => `El más antiguo: ${ago}`,
    text: 'El monedero todavía no ha comunicado su resultado. Florin sigue preguntando.',
    link: 'Ver los pagos en duda',
  },
  quarantine: {
    title: 'En cuarentena',
    none: 'Ninguno',
    text: 'Pagos en los que el monedero no coincide con Florin. Un usuario debe decidir en la página de cada pago.',
    link: 'Ver los pagos en cuarentena',
  },
  disputed: {
    title: 'Disputas',
    none: 'Ninguna',
    text: 'Disputas de compradores que esperan su respuesta.',
    due: (at) => `Próximo plazo: ${at}.`,
    link: 'Ver las disputas',
  },
  refunds: {
    title: 'Reembolsos',
    none: 'Ninguno',
    text: 'Reembolsos que hay que reintentar o consultar con el soporte del monedero.',
    refused: (count) => `Rechazados esta semana y sin reintentar: ${count}.`,
    undecided: (count) => `Sin decidir desde hace una semana: ${count}.`,
    link: 'Ver estos reembolsos',
  },
  differences: {
    title: 'Conciliación',
    none: 'Sin diferencias',
    text: 'Las transacciones del monedero comparadas con nuestros libros.',
    last: (ago) => `Última comparación: ${ago}.`,
    never: 'Todavía sin comparar',
    incomplete: { none: 'Incompleta', link: 'Ver el informe' },
    unchecked: (count) => `No se pudieron comparar: ${count}.`,
    link: 'Ver las diferencias',
  },
  webhooks: {
    title: 'Webhooks',
    none: 'Todo entregado',
    text: 'Destinos que fallan o que se desactivaron por fallar.',
    lag: (duration) => `El evento más antiguo espera desde hace ${duration}.`,
    noLag: 'Ningún evento en espera.',
    link: 'Ver los destinos que fallan',
  },
  wallet: {
    title: 'Monedero',
    states: { well: 'Responde', failing: 'Falla', unknown: 'Sin llamadas recientes' },
    calls: 'Llamadas en 15 minutos',
    moreThan: (count) => `Más de ${count}`,
    ofNewest: (count) => `Las demás cifras son de las últimas ${count}.`,
    failures: 'Sin respuesta útil',
    median: 'Mediana de duración',
    last: 'Última respuesta',
    never: 'Nunca',
  },
  warnings: {
    title: 'Por arreglar en el entorno de Florin',
    kinds: {
      certificate_expired: {
        what: 'El certificado de Florin ha caducado.',
        remedy:
          'Los navegadores y las plataformas no se conectan. Renueve el certificado de TLS_CERT_FILE y envíe SIGHUP a Florin.',
      },
      certificate_expires_soon: {
        what: 'El certificado de Florin caduca pronto.',
        remedy:
          'Renueve el certificado de TLS_CERT_FILE y envíe SIGHUP a Florin. Averigüe por qué no se renovó solo.',
      },
      certificate_wrong_name: {
        what: 'El certificado de Florin es de otro host.',
        remedy: 'Obtenga un certificado para el host de PUBLIC_URL, o corrija PUBLIC_URL.',
      },
      clock_database: {
        what: 'Los relojes de Florin y de la base de datos difieren.',
        remedy:
          'Ajuste ambas máquinas por NTP. Hasta entonces, los pagos pueden caducar demasiado pronto o demasiado tarde.',
      },
      clock_wallet: {
        what: 'Los relojes de Florin y del monedero difieren.',
        remedy:
          'Ajuste esta máquina por NTP. Hasta entonces, las notificaciones del monedero pueden rechazarse por antiguas.',
      },
      database_settings: {
        what: 'Al rol de la base de datos le faltan ajustes.',
        remedy:
          'Defínalos para el rol como indica la sección de PgBouncer de docs/operating.md. Sin ellos, un solo bloqueo puede detener pagos.',
      },
    },
  },
  troubles: {
    title: 'Por arreglar en el monedero',
    at: 'en',
    times: (count, text, at) =>
      count === 1 ? `Una vez, a las ${at}.` : `${text} veces, la última a las ${at}.`,
    kinds: {
      credentials: {
        what: 'El monedero no acepta las credenciales de Florin.',
        remedy:
          'Compare WALLET_CLIENT_ID y WALLET_CLIENT_SECRET con la aplicación en el panel de desarrolladores del monedero. Compruebe que son del mismo entorno que WALLET_URL (pruebas o real). Después reinicie Florin.',
      },
      permission: {
        what: 'El monedero no permite a Florin hacer esta llamada.',
        remedy:
          'Active la función para la aplicación en el panel de desarrolladores del monedero. Puede tardar horas en aplicarse. Florin sigue intentándolo.',
      },
      account: {
        what: 'Su cuenta en el monedero no está configurada del todo.',
        remedy:
          'Entre en el monedero y busque tareas pendientes o límites de la cuenta, o pregunte a su soporte. Hasta entonces fallan los pagos afectados.',
      },
      request: {
        what: 'El monedero no acepta lo que envía Florin.',
        remedy:
          'Es un error de Florin. Actualice Florin o comunique el problema con la cronología del pago, que tiene el ID de depuración del monedero.',
      },
      unknown_issue: {
        what: 'El monedero ha comunicado un problema que Florin no conoce.',
        remedy:
          'Búsquelo en la documentación del monedero y comuníquelo. Florin no saca conclusiones y sigue preguntando.',
      },
      notification: {
        what: 'Se ha rechazado una notificación.',
        remedy:
          'Cualquiera puede enviar una, así que quizá no sea del monedero. Si faltan las notificaciones del monedero, ejecute «florin wallet check». Los pagos se completan también sin ellas, solo que más tarde.',
      },
    },
    refused: {
      stale:
        'Según su fecha, se envió hace mucho o en el futuro. Compruebe el reloj de esta máquina. Una antigua que alguien envía otra vez también se rechaza, como debe ser.',
      untrusted_certificate:
        'Su certificado no es el del monedero. Compruebe que WALLET_URL es el entorno cuyo webhook envía a Florin. Si lo es, la envió un desconocido.',
      wrong_signature:
        'Su firma es incorrecta. Compare WALLET_WEBHOOK_ID con el webhook en el panel de desarrolladores del monedero. Si coinciden, la envió un desconocido.',
    },
  },
  empty: {
    title: 'A la espera del primer pago',
    text: 'Cuatro comandos en un terminal llevan de la clave de API al dinero cobrado. El pago aparecerá aquí.',
    action: 'Ir a los primeros pasos',
  },
};
