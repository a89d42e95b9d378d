"""OpenSpiel brings absl's log handler along, which closes the stream that it was made with, and that one is pytest's
own, as soon as somebody configures logging (as the server does): it is given the real one instead, which it leaves open."""

import sys

try:
    from absl import logging
except ImportError:  # OpenSpiel is not here
    pass
else:
    logging.get_absl_handler().python_handler.setStream(sys.__stderr__)
